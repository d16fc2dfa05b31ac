import Typography from '@mui/material/Typography';
import { DetailList } from '../../display/detail-list';
import type { TableColumn } from '../columns';
import type { TableViewProps } from '../table-props';

interface ChosenCardProps<Row> extends Pick<TableViewProps<Row>, 'tools'> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isShown: (field: string) => boolean;
}

/** A card of the fields that somebody chose, under what the row is called. */
export function ChosenCard<Row>({ row, columns, isShown, tools }: ChosenCardProps<Row>) {
  const [displayName, ...others] = columns;
  const shown = others.filter(({ field }) => isShown(field));
  const cell = ({ render, value }: TableColumn<Row>) => (value(row) === '' && !render ? null : (render ?? value)(row));
  return (
    <>
      {displayName && (
        <Typography component="div" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {cell(displayName)}
        </Typography>
      )}
      {shown.length > 0 && <DetailList details={shown.map((column) => [column.header, cell(column)])} />}
      {tools?.(row)}
    </>
  );
}
