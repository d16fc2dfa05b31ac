import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { totalText, type Paged } from '../../lib/api-client';
import { PAGE_SIZE, type ListParams } from '../../lib/use-list-params';

interface PagerProps {
  list: (Paged & { items?: readonly unknown[] }) | undefined;
  params: ListParams;
}

/** Pages follow each other by the server's cursors; by their number where it tells none. */
export function Pager({ list, params: { page, isNumbered, turnTo } }: PagerProps) {
  if (!list) return null;
  const { total, isMore = false, turns = {} } = list;
  const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  if (lastPage === 0 && !isMore && isNumbered && page === 0) return null;
  const counted = !list.turns;
  const isFirst = counted ? page === 0 : turns.prev === undefined;
  const isLast = counted ? page >= lastPage : turns.next === undefined;
  const step = (by: 1 | -1, cursor: string | undefined): void => {
    const to = isNumbered ? Math.max(0, page + by) : null;
    turnTo(to, to === 0 ? undefined : cursor);
  };
  const button = (label: string, disabled: boolean, onClick: () => void) => (
    <Button variant="outlined" size="small" color="secondary" disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1 }}
    >
      <Typography color="textSecondary" className="tabular">
        {isNumbered ? spanOf(list, page) : `${list.items?.length ?? PAGE_SIZE} of ${totalText(list)}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {button('First', isFirst, () => turnTo(0))}
        {button('Previous', isFirst, () => step(-1, turns.prev))}
        {button('Next', isLast, () => step(1, turns.next))}
        {button('Last', isLast, () => turnTo(isMore ? null : lastPage, turns.last))}
      </Box>
    </Box>
  );
}

const spanOf = ({ items, ...list }: Paged & { items?: readonly unknown[] }, page: number): string => {
  const from = page * PAGE_SIZE + 1;
  const to = list.isMore ? from + (items?.length ?? PAGE_SIZE) - 1 : Math.min(list.total, from + PAGE_SIZE - 1);
  return `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${totalText(list)}`;
};
