import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { RecordLink } from '../../../../components/display/text-link';
import { Facts, RowCard } from '../../../../components/records/list-tools/row-card';
import type { TableColumn } from '../../../../components/table/columns';
import { formatDate } from '../../../../lib/format/dates';
import { clientOf } from '../process-words';
import { periodName } from '../quarters';
import { fileOf, returnAddress, returnName, type FuelTaxReturn } from './return-calls';
import { amountWords, count, isDraft, ReturnChip, standingOf, unitsOf } from './return-words';

interface RowProps {
  readonly row: FuelTaxReturn;
  /** What narrows the list, kept while a return is open. */
  readonly search: string;
  readonly mayWrite: boolean;
}

/** What is done with a return from its list. */
const RowDeeds = ({ row, search, mayWrite }: RowProps) => (
  // clicks inside belong to the buttons, not to the row
  <span onClick={(event) => event.stopPropagation()}>
    {mayWrite && isDraft(row) && (
      <Button
        component={Link}
        size="small"
        to={`${returnAddress(row.id)}${search}`}
        aria-label={`Continue Filing ${returnName(row)}`}
      >
        Continue Filing
      </Button>
    )}
    <Button
      component="a"
      size="small"
      href={fileOf(row.id, 'pdf')}
      target="_blank"
      rel="noopener"
      aria-label={`Download ${returnName(row)}`}
    >
      Download
    </Button>
  </span>
);

export const returnColumns = (search: string, mayWrite: boolean): readonly TableColumn<FuelTaxReturn>[] => [
  {
    field: 'period',
    header: 'Period',
    width: 78,
    value: ({ period }) => periodName(period),
    render: ({ id, period }) => <RecordLink to={`${returnAddress(id)}${search}`}>{periodName(period)}</RecordLink>,
  },
  { field: 'clientName', header: 'Client', flex: 2, width: 150, value: clientOf },
  { field: 'status', header: 'Status', width: 106, value: standingOf, render: ReturnChip },
  { field: 'totalMiles', header: 'Miles', width: 78, drops: 3, align: 'right', value: (row) => count(row.totalMiles) },
  {
    field: 'totalGallons',
    header: 'Gallons',
    width: 78,
    drops: 4,
    align: 'right',
    value: (row) => count(row.totalGallons),
  },
  { field: 'due', header: 'Tax owed', width: 128, align: 'right', value: ({ due, units }) => amountWords(due, units) },
  { field: 'dueDate', header: 'Due', width: 104, sortable: true, value: ({ dueDate }) => formatDate(dueDate) },
  { field: 'filedOn', header: 'Filed', width: 104, drops: 5, value: ({ filedOn }) => formatDate(filedOn, '') },
  {
    field: 'deeds',
    header: 'Actions',
    width: 240,
    drops: 2,
    value: () => '',
    render: (row) => <RowDeeds row={row} search={search} mayWrite={mayWrite} />,
  },
];

/** A return on a phone. */
export const ReturnCard = ({ row, search, mayWrite }: RowProps) => {
  const { distance, fuel } = unitsOf(row);
  return (
    <RowCard
      link={<RecordLink to={`${returnAddress(row.id)}${search}`}>{returnName(row)}</RecordLink>}
      chip={<ReturnChip {...row} />}
    >
      <Facts
        of={[
          `${amountWords(row.due, row.units)}, due ${formatDate(row.dueDate)}`,
          `${count(row.totalMiles)} ${distance}, ${count(row.totalGallons)} ${fuel}`,
        ]}
      />
      <Box sx={{ ml: -0.75 }}>
        <RowDeeds row={row} search={search} mayWrite={mayWrite} />
      </Box>
    </RowCard>
  );
};
