import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { countedInvoices } from '../../../../lib/format/words';

/** How many of the chosen invoices are in a letter by now. */
export function LettersProgress({ done, total }: { done: number; total: number }) {
  const far = `${done} of ${countedInvoices(total)}`;
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        variant="determinate"
        value={Math.floor((100 * done) / total)}
        aria-label="Letters to carriers"
        aria-valuetext={far}
      />
      <span className="tabular" role="status">
        {far}
      </span>
    </Box>
  );
}
