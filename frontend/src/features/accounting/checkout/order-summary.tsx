import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Surface } from '../../../components/layout/surface';
import type { CheckoutIntent } from '../../../lib/api/api-types';
import { useFirm } from '../../../lib/firm';
import { formatMoney } from '../../../lib/format/money';

const row = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;

/** What a part of the payment is for. */
const PARTS: Readonly<Record<CheckoutIntent['parts'][number]['kind'], string>> = {
  government: 'Government fee, held for you until it is paid',
  service: 'Our service',
};

export function OrderSummary({ intent: { amount, description, parts } }: { intent: CheckoutIntent }) {
  const split = parts.some(({ kind }) => kind === 'government');
  const firm = useFirm();
  return (
    <Surface as="section" aria-label="What you pay" sx={{ p: { xs: 2.5, md: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <ReceiptLongOutlined aria-hidden fontSize="small" />
        <span>{firm ? `Pay ${firm.name}` : 'Payment'}</span>
      </Box>
      <Typography
        component="p"
        className="tabular"
        sx={{ fontSize: 34, lineHeight: '42px', fontWeight: 640, letterSpacing: '-0.03em' }}
      >
        {formatMoney(amount)}
      </Typography>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1 }} className="tabular">
        <Box sx={row}>
          <span>{description}</span>
          <span>{formatMoney(amount)}</span>
        </Box>
        {split &&
          parts.map((part) => (
            <Box key={part.kind} sx={{ ...row, color: 'text.secondary' }}>
              <span>{PARTS[part.kind]}</span>
              <span>{formatMoney(part.amount)}</span>
            </Box>
          ))}
        <Box sx={{ ...row, fontWeight: 640 }}>
          <span>Total due today</span>
          <span>{formatMoney(amount)} USD</span>
        </Box>
      </Box>
    </Surface>
  );
}
