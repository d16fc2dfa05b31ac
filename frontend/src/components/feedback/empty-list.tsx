import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ListParams } from '../../lib/lists/use-list-params';
import { useAnnounced } from '../announce/announcements';
import { EmptyState } from './empty-state';
import { SkeletonList } from './skeleton-list';

interface EmptyListProps {
  params: ListParams;
  icon: ReactNode;
  none: { title: string; text: string; action?: ReactNode };
  unmatched: { title: string; text: string };
}

/** A list with nothing in it says what belongs there; one that was searched says how to find more. */
export function EmptyList({ params, icon, none, unmatched }: EmptyListProps) {
  const { title, text } = params.narrowed ? unmatched : none;
  const isPastTheEnd = params.page > 0 && params.cursor === '';
  useAnnounced(isPastTheEnd ? null : `${title}. ${text}`);
  const clear = (
    <Button variant="outlined" onClick={params.clear}>
      Clear filters
    </Button>
  );
  if (isPastTheEnd) return <SkeletonList rows={3} />;
  return (
    <EmptyState icon={icon} title={title} action={params.narrowed ? clear : none.action}>
      {text}
    </EmptyState>
  );
}
