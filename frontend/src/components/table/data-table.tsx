import useMediaQuery from '@mui/material/useMediaQuery';
import { SkeletonList } from '../feedback/skeleton-list';
import { ErrorState } from '../feedback/error-state';
import { Surface } from '../surface';
import { CardList } from './card-list';
import { GridTable } from './grid-table';
import type { DataTableProps } from './table-props';

/** A grid on a desk, cards on a phone; the same four states on both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = useMediaQuery('(max-width: 767.95px)', { noSsr: true });
  const { rows, error, loading, onRetry, empty } = props;
  if (error && !rows) {
    return (
      <Surface>
        <ErrorState error={error} onRetry={onRetry} />
      </Surface>
    );
  }
  if (!rows) return <SkeletonList rows={8} />;
  if (rows.length === 0 && !loading) return <Surface>{empty}</Surface>;
  return phone ? <CardList {...props} rows={rows} /> : <GridTable {...props} rows={rows} />;
}
