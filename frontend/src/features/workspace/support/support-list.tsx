import HeadsetMicOutlined from '../../../generated/icons/HeadsetMicOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_FILTER, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import { supportRequestLabels } from '../../../generated/kinds';
import type { SupportRequest } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { useCan } from '../../../lib/session/session-context';
import { RequestPriority, RequestStatus } from './support-chips';
import { useSupportKit } from './support-kit';
import { turnLabels, turnOf } from './support-words';

const about = ({ clientName, userName }: SupportRequest): string => clientName ?? userName ?? '';

const subject: TableColumn<SupportRequest> = {
  field: 'subject',
  header: 'Subject',
  flex: 2,
  width: 200,
  value: (request) => request.subject,
};
const from: TableColumn<SupportRequest> = {
  field: 'clientName',
  header: 'From',
  flex: 1,
  width: 150,
  drops: 2,
  value: about,
};
const others: readonly TableColumn<SupportRequest>[] = [
  {
    field: 'category',
    header: 'Category',
    width: 120,
    drops: 3,
    value: ({ category }) => supportRequestLabels.category[category],
  },
  {
    field: 'priority',
    header: 'Priority',
    width: 110,
    value: ({ priority }) => supportRequestLabels.priority[priority],
    render: ({ priority }) => <RequestPriority priority={priority} />,
  },
  {
    field: 'messageFrom',
    header: 'Thread',
    width: 160,
    drops: 1,
    value: turnOf,
  },
  {
    field: 'createdAt',
    header: 'Created',
    width: 160,
    drops: 4,
    sortable: true,
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    field: 'status',
    header: 'Status',
    width: 120,
    sortable: true,
    value: ({ status }) => supportRequestLabels.status[status],
    render: ({ status }) => <RequestStatus status={status} />,
  },
];
const staffColumns = [subject, from, ...others];
const ownColumns = [subject, ...others];

const STATUS: RecordFilter = {
  name: 'status',
  label: 'Status',
  all: 'All statuses',
  options: optionsOf(supportRequestLabels.status),
  kept: true,
};
const staffFilters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  STATUS,
  { name: 'category', label: 'Category', all: 'All categories', options: optionsOf(supportRequestLabels.category) },
  { name: 'priority', label: 'Priority', all: 'All priorities', options: optionsOf(supportRequestLabels.priority) },
  { name: 'messageFrom', label: 'Thread', all: 'All threads', options: optionsOf(turnLabels) },
];
const ownFilters: readonly RecordFilter[] = [STATUS];

const empty: EmptyWords = {
  icon: <HeadsetMicOutlined />,
  none: {
    title: 'No support requests yet',
    text: 'Ask with Create Request, or start a chat. Answers show up here and in the bell.',
  },
  unmatched: { title: 'No support requests found', text: 'Try another word or status.' },
};

export function SupportList({ onAdd }: { onAdd: () => void }) {
  const seesAll = useCan('support.write');
  return (
    <RecordList
      kit={useSupportKit()}
      label="Support requests"
      search="Search support requests"
      columns={seesAll ? staffColumns : ownColumns}
      filters={seesAll ? staffFilters : ownFilters}
      empty={empty}
      card={(request, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <RequestStatus status={request.status} />
          </Box>
          <Typography color="textSecondary">
            {[
              seesAll && about(request),
              supportRequestLabels.category[request.category],
              `${supportRequestLabels.priority[request.priority]} priority`,
              turnOf(request).toLowerCase(),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      onAdd={onAdd}
    />
  );
}
