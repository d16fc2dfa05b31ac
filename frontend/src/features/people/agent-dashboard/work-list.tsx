import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { palette } from '../../../components/display/palette';
import type { Listing } from '../../../lib/api/api-client';

const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 14px',
    minHeight: 56,
    padding: '8px 20px',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& > li > div:first-of-type': { flex: '1 1 160px', minWidth: 0 },
});

interface WorkListProps<Row> {
  label: string;
  list: UseQueryResult<Listing<Row>>;
  rowId: (row: Row) => Key;
  row: (row: Row) => ReactNode;
  empty: ReactNode;
}

/** The same four states for every list of an agent. */
export function WorkList<Row>({ label, list, rowId, row, empty }: WorkListProps<Row>) {
  if (list.isError) return <ErrorState error={list.error} compact onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Box sx={{ px: 2.5, pb: 2 }} children={<SkeletonList rows={4} />} />;
  if (list.data.items.length === 0) return empty;
  return (
    <Rows aria-label={label} aria-busy={list.isPlaceholderData} style={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
      {list.data.items.map((item) => (
        <li key={rowId(item)}>{row(item)}</li>
      ))}
    </Rows>
  );
}
