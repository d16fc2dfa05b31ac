import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorState } from '../feedback/error-state';
import { SkeletonList } from '../feedback/skeleton-list';
import { DetailDrawer } from './detail-drawer';

interface RecordPanelProps<Item> {
  what: string;
  found: UseQueryResult<Item>;
  onClose: () => void;
  children: (item: Item) => ReactElement;
}

/** The panel of one record while it loads, when it does not, and when it is there. */
export function RecordPanel<Item>({ what, found, onClose, children }: RecordPanelProps<Item>) {
  if (found.data !== undefined) return children(found.data);
  return (
    <DetailDrawer title={what} onClose={onClose}>
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonList rows={8} height={22} />
      )}
    </DetailDrawer>
  );
}
