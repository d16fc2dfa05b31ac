import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface PagerProps {
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

export function Pager({ total, page, pageSize, onPage }: PagerProps) {
  if (total <= pageSize) return null;
  const from = page * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1 }}>
      <Typography color="textSecondary" className="tabular">
        {from.toLocaleString('en-US')}–{to.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" size="small" color="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button variant="outlined" size="small" color="secondary" disabled={to >= total} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </Box>
    </Box>
  );
}
