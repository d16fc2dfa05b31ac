import AddOutlined from '../../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { useCan } from '../../../../lib/session/session-context';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { NewPaymentDialog } from './new-payment-dialog-lazy';

/** The button of who takes payments of clients, and with `?new=1` in the address the open dialog. */
export function NewPayment() {
  const mayTake = useCan('payments.write');
  const [open, setOpen] = useFlagParam('new');
  if (!mayTake) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen(true)}>
        New Payment
      </Button>
      {open && <NewPaymentDialog onClose={() => setOpen(false)} />}
    </>
  );
}
