import Typography from '@mui/material/Typography';
import { StatusChip } from '../../../../../components/display/status-chip';
import type { TableColumn } from '../../../../../components/table/columns';
import { RecordLink } from '../../../../../components/display/text-link';
import type { PracticeRow } from '../../../../../lib/api/api-types';
import { formatDate } from '../../../../../lib/format/dates';
import { formatMoney } from '../../../../../lib/format/money';
import { daysText, daysTone, periodText, statusLabels, statusTones, whoseOf } from '../../obligation-words';

export const whatOf = ({ title, subjectName }: PracticeRow): string => [title, subjectName].filter(Boolean).join(' · ');

/** Who does it. */
const whoOf = ({ assignedName }: PracticeRow): string => assignedName ?? 'Nobody yet';

export const Assigned = ({ row }: { row: PracticeRow }) =>
  row.assignedName ?? (
    <Typography component="span" variant="inherit" color="textSecondary">
      {whoOf(row)}
    </Typography>
  );

/** '07/2026–06/2027' is '7/26–6/27': in a column the months are enough. */
const monthsText = (period: string): string => period.replace(/^0?(\d+\/)\d\d(\d\d)–0?(\d+\/)\d\d(\d\d)$/, '$1$2–$3$4');

export const practiceColumns = (search: string): readonly TableColumn<PracticeRow>[] => [
  { field: 'clientName', header: 'Client', flex: 1, width: 156, value: whoseOf },
  {
    field: 'title',
    header: 'Obligation',
    flex: 5,
    width: 190,
    value: whatOf,
    render: (row) => <RecordLink to={`/practice/${row.id}${search}`}>{whatOf(row)}</RecordLink>,
  },
  { field: 'period', header: 'Period', width: 98, value: ({ period }) => monthsText(periodText(period)) },
  {
    field: 'state',
    header: 'State',
    width: 92,
    value: ({ state }) => statusLabels[state],
    render: ({ state }) => <StatusChip tone={statusTones[state]} label={statusLabels[state]} />,
  },
  {
    field: 'missing',
    header: 'Missing',
    width: 84,
    drops: 1,
    value: ({ missing }) => missing.join('; '),
  },
  {
    field: 'assignedName',
    header: 'Assigned to',
    width: 95,
    drops: 2,
    value: whoOf,
    render: (row) => <Assigned row={row} />,
  },
  { field: 'agentName', header: 'Agent', width: 95, drops: 2, hidden: true, value: ({ agentName }) => agentName ?? '' },
  { field: 'dueDate', header: 'Due', width: 98, sortable: true, value: ({ dueDate }) => formatDate(dueDate) },
  {
    field: 'daysLeft',
    header: 'Days left',
    width: 122,
    value: ({ daysLeft }) => daysText(daysLeft),
    render: ({ daysLeft }) => <StatusChip tone={daysTone(daysLeft)} label={daysText(daysLeft)} />,
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 98,
    align: 'right',
    drops: 3,
    value: ({ amount }) => (amount === null ? '' : formatMoney(amount)),
  },
];
