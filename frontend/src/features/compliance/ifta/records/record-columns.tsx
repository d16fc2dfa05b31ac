import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { RecordLink } from '../../../../components/display/text-link';
import { Facts, RowCard } from '../../../../components/records/list-tools/row-card';
import type { TableColumn } from '../../../../components/table/columns';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../../lib/format/money';
import { dollarRate } from '../../../../lib/format/rates';
import { recordAddress } from '../../../../lib/navigation/record-address';
import { stateName } from '../rates/rate-words';
import type { RecordRow } from './record-rows';

export interface RowDeedsProps {
  readonly onEdit: ((row: RecordRow) => void) | null;
  readonly onDelete: ((row: RecordRow) => void) | null;
}
export type DeedsOf = (row: RecordRow) => RowDeedsProps;

/** 'the record of 09/03/2026 in Utah' */
const nameOf = ({ date, state }: RecordRow): string =>
  `the record of ${formatDate(date)}${state === null ? '' : ` in ${stateName(state)}`}`;
const Deeds = ({ row, deeds }: { row: RecordRow; deeds: DeedsOf }) => {
  const { onEdit, onDelete } = deeds(row);
  return (
    // clicks inside belong to the buttons, not to the row
    <span onClick={(event) => event.stopPropagation()}>
      {onEdit && (
        <Button size="small" aria-label={`Edit ${nameOf(row)}`} onClick={() => onEdit(row)}>
          Edit
        </Button>
      )}
      {onDelete && (
        <Button size="small" color="error" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
          Delete
        </Button>
      )}
    </span>
  );
};

/** What the record is made of: its trip, or its expense. */
const Opening = ({ row, children }: { row: RecordRow; children: ReactNode }) => {
  const to =
    row.kind === 'trip' ? recordAddress('trip', row.trip.id) : recordAddress('expense', String(row.expense.id));
  return to === null ? children : <RecordLink to={to}>{children}</RecordLink>;
};
const milesOf = (row: RecordRow): string => (row.kind === 'trip' ? formatQuantity(row.miles) : '');
const gallonsOf = (row: RecordRow): string => (row.kind === 'expense' ? formatQuantity(row.gallons) : '');
const rateOf = ({ rate }: RecordRow): string => (rate === null ? '—' : dollarRate(rate));
const taxOf = ({ tax }: RecordRow): string => (tax === null ? '—' : formatMoney(tax));

export const recordColumns = (deeds: DeedsOf): readonly TableColumn<RecordRow>[] => [
  {
    field: 'date',
    header: 'Date',
    width: 104,
    value: ({ date }) => formatDate(date),
    render: (row) => <Opening row={row}>{formatDate(row.date)}</Opening>,
  },
  {
    field: 'state',
    header: 'State',
    flex: 1,
    width: 100,
    value: ({ state }) => (state === null ? 'Not known' : stateName(state)),
  },
  { field: 'unit', header: 'Unit', width: 80, drops: 3, value: ({ unit }) => unit ?? '' },
  { field: 'miles', header: 'Miles', adds: 'miles', width: 84, align: 'right', value: milesOf },
  { field: 'gallons', header: 'Gallons', adds: 'gallons', width: 84, align: 'right', value: gallonsOf },
  { field: 'rate', header: 'Tax Rate', width: 90, align: 'right', drops: 2, value: rateOf },
  { field: 'tax', header: 'Tax Amount', adds: 'money', width: 104, align: 'right', value: taxOf },
  {
    field: 'actions',
    header: 'Actions',
    width: 160,
    // where there is no room, its trip or purchase has them
    drops: 1,
    value: () => '',
    render: (row) => <Deeds row={row} deeds={deeds} />,
  },
];

/** A record on a phone. */
export const RecordRowCard = ({ row, deeds }: { row: RecordRow; deeds: DeedsOf }) => (
  <RowCard
    link={
      <Opening
        row={row}
      >{`${formatDate(row.date)}, ${row.state === null ? 'Not known' : stateName(row.state)}`}</Opening>
    }
  >
    <Facts
      of={[
        row.kind === 'trip' ? `${milesOf(row)} mi` : `${gallonsOf(row)} gal`,
        row.unit !== null && `Unit ${row.unit}`,
        row.tax === null ? 'no tax' : `${taxOf(row)} at ${rateOf(row)}`,
      ]}
    />
    <Box sx={{ ml: -0.75 }}>
      <Deeds row={row} deeds={deeds} />
    </Box>
  </RowCard>
);
