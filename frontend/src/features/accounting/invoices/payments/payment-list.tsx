import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { StatusChip } from '../../../../components/display/status-chip';
import { Surface } from '../../../../components/layout/surface';
import { TextLink } from '../../../../components/display/text-link';
import type { InvoiceWithPayments, Payment } from '../../../../lib/api/api-types';
import { formatDate, formatDateTime } from '../../../../lib/format/dates';
import { paymentMethodLabels } from '../../../../lib/format/labels';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import { useCan } from '../../../../lib/session/session-context';
import { useAddressParam } from '../../../../lib/navigation/use-address-param';
import { ReversePaymentDialog } from '../actions/reason-dialogs-lazy';
import { FactorMoves } from './factor-moves';

const feeText = (payment: Payment): string =>
  payment.factorFee === null || isZeroMoney(payment.factorFee)
    ? ''
    : ` · Factor fee ${formatMoney(payment.factorFee)} · Net ${formatMoney(payment.netAmount)}`;

const methodText = ({ paymentMethod, checkNumber }: Payment): string =>
  [paymentMethodLabels[paymentMethod] ?? paymentMethod, checkNumber].filter(Boolean).join(' ');

const showRow = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'nearest' });

export function PaymentList({ invoice }: { invoice: InvoiceWithPayments }) {
  const mayWrite = useCan('payments.write');
  const seesBooks = useCan('ledger.read');
  const asked = useSearchParams()[0].get('payment');
  const [reversed, setReversed] = useAddressParam('reverse');
  const reversing = mayWrite && invoice.payments.find(({ id }) => String(id) === reversed);
  return (
    <section aria-label="Payments">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Payments
      </Typography>
      {invoice.payments.length === 0 && !invoice.factoring && (
        <Typography color="textSecondary">No payments yet.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {invoice.payments.map((payment) => (
          <Surface
            as="li"
            key={payment.id}
            {...(String(payment.id) === asked && { 'aria-current': true, ref: showRow })}
            sx={{
              p: 1.75,
              display: 'grid',
              gap: 0.5,
              '&[aria-current]': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box
                className="tabular"
                sx={{ fontWeight: 600, textDecoration: payment.reversedAt ? 'line-through' : 'none' }}
              >
                {formatMoney(payment.amount)}
              </Box>
              {payment.reversedAt && <StatusChip tone="neutral" label="Reversed" />}
              {!payment.reversedAt && mayWrite && (
                <Button size="small" color="secondary" sx={{ ml: 'auto' }} onClick={() => setReversed(payment.id)}>
                  Reverse
                </Button>
              )}
            </Box>
            <Typography color="textSecondary" className="tabular">
              {formatDate(payment.paymentDate)} · {methodText(payment)}
              {feeText(payment)}
              {seesBooks && (
                <>
                  {' · '}
                  <TextLink to={`/accounting/bookkeeping?paymentId=${payment.id}`}>Journal entries</TextLink>
                </>
              )}
            </Typography>
            {payment.notes && <Typography color="textSecondary">{payment.notes}</Typography>}
            {payment.reversedAt && (
              <Typography color="textSecondary">
                Reversed {formatDateTime(payment.reversedAt)}: {payment.reversalReason}
              </Typography>
            )}
          </Surface>
        ))}
        {invoice.factoring && <FactorMoves factoring={invoice.factoring} />}
      </Box>
      {reversing && <ReversePaymentDialog payment={reversing} onClose={() => setReversed(null)} />}
    </section>
  );
}
