import CreditCardOutlined from '../../../../generated/icons/CreditCardOutlined';
import Button from '@mui/material/Button';
import { useCan } from '../../../../lib/session/session-context';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { MakePaymentDialog } from './make-payment-dialog-lazy';

/** The button, and with `?pay=1` in the address the open dialog. */
export function MakePayment({ from }: { from: string }) {
  const mayPay = useCan('portal.pay');
  const [open, setOpen] = useFlagParam('pay');
  if (!mayPay) return null;
  return (
    <>
      <Button variant="contained" startIcon={<CreditCardOutlined />} onClick={() => setOpen(true)}>
        Make Payment
      </Button>
      {open && <MakePaymentDialog from={from} onClose={() => setOpen(false)} />}
    </>
  );
}
