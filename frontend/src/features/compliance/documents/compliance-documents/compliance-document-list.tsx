import FolderOutlined from '../../../../generated/icons/FolderOutlined';
import Box from '@mui/material/Box';
import { Facts } from '../../../../components/records/list-tools/row-card';
import { CLIENT_FILTER, type RecordFilter } from '../../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../../components/records/record-list';
import { shownColumns } from '../../../../components/records/shown-columns';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { optionsOf } from '../../../../lib/format/labels';
import { formatMoney } from '../../../../lib/format/money';
import type { ListParams } from '../../../../lib/lists/use-list-params';
import { countQuery } from '../document-calls';
import { StandingLine } from '../document-status-chip';
import { StatusCounts } from '../status-counts';
import { DueDate, ExpirationDate, LatestFile, ReviewChip } from './compliance-document-chips';
import { complianceDocumentKit } from './compliance-document-kit';
import { statusLabels, statusTones, typeLabels } from './compliance-document-words';

const columns = shownColumns<ComplianceDocument>(complianceDocumentKit, [
  { field: 'title', flex: 2, width: 200, sortable: true },
  { field: 'documentType', header: 'Type', width: 120, drops: 2, sortable: true },
  { field: 'clientId', flex: 1, width: 150, drops: 3 },
  {
    field: 'status',
    header: 'Status',
    width: 112,
    sortable: true,
    value: ({ status }) => statusLabels[status],
    render: (document) => <ReviewChip document={document} />,
  },
  { field: 'amount', header: 'Amount', width: 108, drops: 4, align: 'right', sortable: true },
  {
    field: 'dueDate',
    header: 'Due',
    width: 168,
    drops: 1,
    sortable: true,
    render: (document) => <DueDate document={document} />,
  },
  {
    field: 'expirationDate',
    header: 'Expires',
    width: 168,
    drops: 5,
    sortable: true,
    render: (document) => <ExpirationDate document={document} />,
  },
  {
    field: 'fileName',
    header: 'File',
    width: 72,
    value: ({ fileName }) => fileName ?? '',
    render: (document) => <LatestFile document={document} />,
  },
]);

const filters: readonly RecordFilter[] = [
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(statusLabels) },
  { name: 'documentType', label: 'Type', all: 'All types', options: optionsOf(typeLabels) },
  CLIENT_FILTER,
];

const empty: EmptyWords = {
  icon: <FolderOutlined />,
  none: {
    title: 'No documents yet',
    text: 'Keep your clients’ state invoices, audits and forms here, with their dates and files.',
    add: 'Create Document',
  },
  unmatched: { title: 'No documents found', text: 'Try another word, type, status or client.' },
};

const Counts = ({ params }: { params: ListParams }) => (
  <StatusCounts
    at="/documents"
    params={params}
    labels={statusLabels}
    tones={statusTones}
    query={(status) => countQuery('compliance-documents', status, params.filter('clientId'))}
  />
);

/** What clients owe or are owed on paper: invoices of states, audits, forms. */
export function ComplianceDocumentList({ onAdd }: { onAdd: () => void }) {
  return (
    <RecordList
      kit={complianceDocumentKit}
      label="Documents"
      search="Search documents"
      columns={columns}
      filters={filters}
      empty={empty}
      above={(params) => <Counts params={params} />}
      card={(document, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{link}</Box>
            <LatestFile document={document} />
          </Box>
          <Facts
            of={[
              document.dueDate && `Due ${formatDate(document.dueDate)}`,
              document.amount && formatMoney(document.amount),
              document.clientName ?? 'The firm',
              typeLabels[document.documentType],
            ]}
            oneLine
          />
          <StandingLine
            chip={<ReviewChip document={document} />}
            reason={document.status === 'rejected' ? document.reason : null}
            oneLine
          />
        </Box>
      )}
      onAdd={onAdd}
    />
  );
}
