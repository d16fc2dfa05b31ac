import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { totalText, type Paged } from '../../lib/api/api-client';
import { PAGE_SIZES, type ListParams } from '../../lib/lists/use-list-params';
import { useAnnounced } from '../announce/announcements';
import { NativeSelect } from '../fields/pickers/native-select';

interface PagerProps {
  list: List | undefined;
  params: ListParams;
  /** The rows are still those of the page before. */
  old?: boolean;
  /** How many rows a page may have. */
  sizes?: readonly number[];
}

const lastPageOf = ({ total }: Paged, limit: number): number => Math.max(0, Math.ceil(total / limit) - 1);

/** A page past the end is the last one. */
const useLastPage = (list: PagerProps['list'], { page, limit, cursor, turnTo }: ListParams): void => {
  const isPast =
    list !== undefined &&
    cursor === '' &&
    page > 0 &&
    (list.items?.length ?? 0) === 0 &&
    (list.isMore || page > lastPageOf(list, limit));
  useEffect(() => {
    if (!isPast) return;
    if (list.isMore) turnTo(null, list.turns?.prev, 'instead');
    else turnTo(lastPageOf(list, limit), undefined, 'instead');
  }, [isPast, list, limit, turnTo]);
};

/** Pages follow each other by the server's cursors; by their number where it tells none. */
export function Pager({ list, params, old = false, sizes = PAGE_SIZES }: PagerProps) {
  const { page, limit, isNumbered, turnTo } = params;
  useLastPage(list, params);
  useAnnounced(!old && list && list.total > 0 ? `Showing ${shownOf(list, params)}.` : null);
  if (!list) return null;
  const { isMore = false, turns = {} } = list;
  if (list.total <= PAGE_SIZES[0] && !isMore && isNumbered && page === 0) return null;
  const lastPage = lastPageOf(list, limit);
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography color="textSecondary" className="tabular">
          {old ? 'Showing the previous page' : shownOf(list, params)}
        </Typography>
        <Sizes params={params} sizes={sizes} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {button('First', isFirst, () => turnTo(0))}
        {button('Previous', isFirst, () => step(-1, turns.prev))}
        {button('Next', isLast, () => step(1, turns.next))}
        {button('Last', isLast, () => turnTo(isMore ? null : lastPage, turns.last))}
      </Box>
    </Box>
  );
}

type List = Paged & { items?: readonly unknown[] };

const Sizes = ({ params: { limit, size }, sizes }: { params: ListParams; sizes: readonly number[] }) => (
  <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
    Rows
    <NativeSelect
      aria-label="Rows per page"
      value={limit}
      onChange={({ target }) => size(Number(target.value))}
      sx={{ width: 'auto', minHeight: { md: 31 }, py: { md: '3px' } }}
    >
      {sizes.map((rows) => (
        <option key={rows} value={rows}>
          {rows}
        </option>
      ))}
    </NativeSelect>
  </Box>
);

const shownOf = (list: List, { page, limit, isNumbered }: ListParams): string =>
  isNumbered ? spanOf(list, page, limit) : `${list.items?.length ?? limit} of ${totalText(list)}`;

const spanOf = ({ items, ...list }: List, page: number, limit: number): string => {
  const from = page * limit + 1;
  const to = list.isMore ? from + (items?.length ?? limit) - 1 : Math.min(list.total, from + limit - 1);
  return `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${totalText(list)}`;
};
