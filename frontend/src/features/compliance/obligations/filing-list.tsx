import EventAvailableOutlined from '../../../generated/icons/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_FILTER, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import { StatusChip } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import type { Obligation } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { obligationKit } from './obligation-kit';
import { ruleLabels, statusLabels, statusTones } from './obligation-words';

const nothing = (): void => undefined;

const columns: readonly TableColumn<Obligation>[] = [
  { field: 'title', header: 'Filing', flex: 2, width: 200, value: obligationKit.displayName },
  { field: 'clientName', header: 'Client', flex: 1, width: 170, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'status',
    header: 'Status',
    width: 130,
    sortable: true,
    value: ({ status }) => statusLabels[status],
    render: ({ status }) => <StatusChip tone={statusTones[status]} label={statusLabels[status]} />,
  },
  { field: 'dueDate', header: 'Due', width: 110, sortable: true, value: ({ dueDate }) => formatDate(dueDate) },
  {
    field: 'submittedDate',
    header: 'Submitted',
    width: 110,
    drops: 1,
    value: (row) => formatDate(row.submittedDate, ''),
  },
  { field: 'approvedDate', header: 'Approved', width: 110, drops: 2, value: (row) => formatDate(row.approvedDate, '') },
  { field: 'referenceNumber', header: 'Reference', width: 120, drops: 3, value: (row) => row.referenceNumber ?? '' },
  {
    field: 'amount',
    header: 'Amount',
    width: 110,
    align: 'right',
    drops: 4,
    value: ({ amount }) => (amount === null ? '' : formatMoney(amount)),
  },
];

const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  { name: 'rule', label: 'Kind', all: 'All kinds', options: optionsOf(ruleLabels) },
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(statusLabels) },
];

const empty: EmptyWords = {
  icon: <EventAvailableOutlined />,
  none: {
    title: 'No filings yet',
    text: 'They appear automatically from your clients’ vehicles, numbers and papers.',
  },
  unmatched: { title: 'No filings found', text: 'Try another word, client, kind or status.' },
};

/** Where every filing stands, done ones too. */
export function FilingList() {
  return (
    <RecordList
      kit={obligationKit}
      label="Filings"
      search="Search filings"
      columns={columns}
      filters={filters}
      empty={empty}
      card={(filing, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <StatusChip tone={statusTones[filing.status]} label={statusLabels[filing.status]} />
          </Box>
          <Typography color="textSecondary" className="tabular">
            {[filing.clientName, `due ${formatDate(filing.dueDate)}`].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
      onAdd={nothing}
    />
  );
}
