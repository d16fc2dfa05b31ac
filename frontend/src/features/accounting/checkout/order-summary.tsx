import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Surface } from '../../../components/layout/surface';
import type { CheckoutIntent } from '../../../lib/api/api-types';
import { useFirm } from '../../../lib/firm';
import { formatMoney } from '../../../lib/format/money';

const row = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;

export function OrderSummary({ intent: { amount, description } }: { intent: CheckoutIntent }) {
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
        <Box sx={{ ...row, fontWeight: 640 }}>
          <span>Total due today</span>
          <span>{formatMoney(amount)} USD</span>
        </Box>
      </Box>
    </Surface>
  );
}
