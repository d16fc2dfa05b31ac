import Box from '@mui/material/Box';
import { formatMoney } from '../../lib/format/money';

/** What the amounts of a form come to, told while they are typed. */
export function FormSum({ label, amount }: { label: string; amount: string }) {
  return (
    <Box
      role="status"
      className="tabular"
      sx={{ mt: 2.5, display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}
    >
      <span>{label}</span>
      <span>{formatMoney(amount)}</span>
    </Box>
  );
}
