import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/display/text-link';
import type { ClientDocument } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { DocumentStatusChip } from './document-status-chip';
import { documentStatusLabels, documentTypeLabels } from './document-words';
import { formatSize } from '../../../lib/format/file-size';
import { DownloadButton } from './file/download-button';

export const documentColumns = (search: string): readonly TableColumn<ClientDocument>[] => [
  {
    field: 'originalName',
    header: 'Name',
    flex: 2,
    width: 240,
    sortable: true,
    value: ({ originalName }) => originalName,
    render: ({ id, originalName }) => <RecordLink to={`/documents/uploads/${id}${search}`}>{originalName}</RecordLink>,
  },
  {
    field: 'documentType',
    header: 'Type',
    width: 112,
    drops: 1,
    sortable: true,
    value: ({ documentType }) => documentTypeLabels[documentType],
  },
  {
    field: 'clientName',
    header: 'Client',
    flex: 1,
    width: 180,
    drops: 2,
    value: ({ clientName }) => clientName ?? 'The firm',
  },
  {
    field: 'status',
    header: 'Status',
    width: 116,
    sortable: true,
    value: ({ status }) => documentStatusLabels[status],
    render: (document) => <DocumentStatusChip document={document} />,
  },
  { field: 'uploadedBy', header: 'Uploaded by', flex: 1, width: 140, drops: 4, value: ({ uploadedBy }) => uploadedBy },
  {
    field: 'createdAt',
    header: 'Received',
    width: 170,
    drops: 3,
    sortable: true,
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    field: 'fileSize',
    header: 'Size',
    width: 92,
    drops: 6,
    align: 'right',
    hidden: true,
    value: ({ fileSize }) => formatSize(fileSize),
  },
  { field: 'reason', header: 'Reason', width: 160, drops: 5, hidden: true, value: ({ reason }) => reason ?? '' },
];

export const downloadColumn: TableColumn<ClientDocument> = {
  field: 'download',
  header: 'Download',
  width: 96,
  value: () => '',
  render: (document) => <DownloadButton name={document.originalName} url={document.fileUrl} />,
};
