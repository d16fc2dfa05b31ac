import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice } from '../../../../components/display/notice';
import type { Invoice } from '../../../../lib/api/api-types';
import { isZeroMoney } from '../../../../lib/format/money';
import { useAddressParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { nextOf } from '../invoice-standing';
import { ApplyDepositDialog, ClearingDialog, SettleDialog, TakeBackDialog } from './receivable-dialogs-lazy';

const STEPS = {
  credit: 'Credit',
  'write-off': 'Write off',
  dispute: 'Note a dispute',
  settle: 'Settle dispute',
  deposit: 'Pay from a deposit',
  'reverse-credits': 'Reverse credits',
  'reverse-write-off': 'Reverse write-off',
} as const;
type Step = keyof typeof STEPS;

const isStep = (value: string | null): value is Step => value !== null && value in STEPS;

const offeredFor = ({ balance, disputed, credited, writtenOff, status, standing, factoring }: Invoice): Step[] => {
  if (standing === 'factored') return [];
  const isOpen = (status === 'pending' || status === 'overdue') && !isZeroMoney(balance);
  return [
    ...(isOpen && !isZeroMoney(disputed) ? (['settle'] as const) : []),
    ...(isOpen ? (['credit', 'write-off', 'dispute', 'deposit'] as const) : []),
    ...(status !== 'cancelled' && !isZeroMoney(credited) && factoring?.status !== 'released'
      ? (['reverse-credits'] as const)
      : []),
    ...(status !== 'cancelled' && !isZeroMoney(writtenOff) ? (['reverse-write-off'] as const) : []),
  ];
};

/** What can be done about what is open of an invoice, besides a payment, and what there is to do next. */
export function ReceivableSteps({ invoice }: { invoice: Invoice }) {
  const mayPay = useCan('payments.write');
  const [asked, ask] = useAddressParam('receivable');
  const offered = offeredFor(invoice);
  const next = nextOf(invoice);
  const close = () => ask(null);
  const step = isStep(asked) ? asked : null;
  return (
    <>
      {next !== null && <Notice tone="info">{next}</Notice>}
      {mayPay && offered.length > 0 && (
        <section aria-label="What is open">
          <Typography variant="h3" sx={{ mb: 1 }}>
            What is open
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {offered.map((name) => (
              <Button key={name} size="small" variant="outlined" onClick={() => ask(name)}>
                {STEPS[name]}
              </Button>
            ))}
          </Box>
        </section>
      )}
      {mayPay && (step === 'credit' || step === 'write-off' || step === 'dispute') && (
        <ClearingDialog way={step} invoice={invoice} onClose={close} />
      )}
      {mayPay && step === 'settle' && <SettleDialog invoice={invoice} onClose={close} />}
      {mayPay && (step === 'reverse-credits' || step === 'reverse-write-off') && (
        <TakeBackDialog way={step} invoice={invoice} onClose={close} />
      )}
      {mayPay && step === 'deposit' && <ApplyDepositDialog invoice={invoice} onClose={close} />}
    </>
  );
}
