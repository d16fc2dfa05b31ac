import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { palette } from '../../../components/display/palette';
import { formatMoney } from '../../../lib/format/money';
import type { WaitingPayment } from './payout-calls';

const Group = styled('fieldset')({
  border: 0,
  margin: '20px 0 0',
  padding: 0,
  minWidth: 0,
  '& legend': { fontSize: 13, fontWeight: 560, padding: 0, marginBottom: 4 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    borderTop: `1px solid ${palette.divider}`,
    cursor: 'pointer',
  },
  '& input': { width: 17, height: 17, flexShrink: 0, accentColor: palette.primary.main, margin: 0 },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& strong': { marginLeft: 'auto', fontWeight: 560, whiteSpace: 'nowrap' },
  '& p': { margin: '4px 0 0', fontSize: 12, color: palette.error.main },
});

interface PaymentChecksProps {
  payments: readonly WaitingPayment[];
  /** The field of the form that holds the chosen ones. */
  name: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
  labelOf: (payment: WaitingPayment) => string;
}

/** Which payments arrived: each with what of it is on its way. */
export function PaymentChecks({ payments, name, chosen, onChange, error, labelOf }: PaymentChecksProps) {
  const id = useId();
  return (
    <Group data-field={name} aria-describedby={error === undefined ? undefined : id}>
      <legend>Payments</legend>
      {payments.map((payment) => (
        <label key={payment.id}>
          <input
            type="checkbox"
            name={name}
            value={payment.id}
            checked={chosen.includes(payment.id)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, payment.id] : chosen.filter((one) => one !== payment.id))
            }
          />
          <span>{labelOf(payment)}</span>
          <strong className="tabular">{formatMoney(payment.amount)}</strong>
        </label>
      ))}
      {error !== undefined && <p id={id}>{error}</p>}
    </Group>
  );
}
