import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PAGE_SIZE, type ListParams } from '../../lib/use-list-params';

export function Pager({ total, params: { page, set } }: { total: number; params: ListParams }) {
  if (total <= PAGE_SIZE) return null;
  const from = page * PAGE_SIZE + 1;
  const to = Math.min(total, from + PAGE_SIZE - 1);
  const turnTo = (next: number) => set({ page: next === 0 ? null : next + 1 });
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1 }}
    >
      <Typography color="textSecondary" className="tabular">
        {from.toLocaleString('en-US')}–{to.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          color="secondary"
          disabled={page === 0}
          onClick={() => turnTo(page - 1)}
        >
          Previous
        </Button>
        <Button
          variant="outlined"
          size="small"
          color="secondary"
          disabled={to >= total}
          onClick={() => turnTo(page + 1)}
        >
          Next
        </Button>
      </Box>
    </Box>
  );
}
