import MarkEmailUnreadOutlined from '../../../../generated/icons/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_FILTER, type RecordFilter } from '../../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../../components/records/record-list';
import type { TableColumn } from '../../../../components/table/columns';
import { paperRequestLabels } from '../../../../generated/kinds';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { optionsOf } from '../../../../lib/format/labels';
import { paperRequestKit } from './paper-request-kit';
import { PaperRequestStatus } from './paper-request-status';
import { SentPaper } from './sent-paper';

const columns: readonly TableColumn<PaperRequest>[] = [
  { field: 'what', header: 'Paper', flex: 2, width: 200, value: ({ what }) => what },
  { field: 'clientName', header: 'Client', flex: 1, width: 160, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'status',
    header: 'Status',
    width: 120,
    sortable: true,
    value: ({ status }) => paperRequestLabels.status[status],
    render: ({ status }) => <PaperRequestStatus status={status} />,
  },
  {
    field: 'documentName',
    header: 'Sent',
    flex: 1,
    width: 150,
    drops: 2,
    value: ({ documentName }) => documentName ?? '',
    render: (request) => <SentPaper {...request} />,
  },
  {
    field: 'createdAt',
    header: 'Asked',
    width: 160,
    drops: 1,
    sortable: true,
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
];

const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(paperRequestLabels.status) },
];

const empty: EmptyWords = {
  icon: <MarkEmailUnreadOutlined />,
  none: {
    title: 'No papers requested yet',
    text: 'Ask from the practice desk, or here for a paper that no deadline needs.',
    add: 'Ask for a Paper',
  },
  unmatched: { title: 'No paper requests found', text: 'Try another word, client or status.' },
};

/** What clients were asked for, and what they sent. */
export function PaperRequestList({ onAdd }: { onAdd: () => void }) {
  return (
    <RecordList
      kit={paperRequestKit}
      label="Paper requests"
      search="Search paper requests"
      columns={columns}
      filters={filters}
      empty={empty}
      card={(request, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <PaperRequestStatus status={request.status} />
          </Box>
          <Typography color="textSecondary">
            {[request.clientName, request.documentName].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
      onAdd={onAdd}
    />
  );
}
