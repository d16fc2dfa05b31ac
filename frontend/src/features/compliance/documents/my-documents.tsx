import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import ImageOutlined from '../../../generated/icons/ImageOutlined';
import PictureAsPdfOutlined from '../../../generated/icons/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import { SearchField } from '../../../components/filters/search-field';
import { Section } from '../../../components/layout/surface';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import type { ClientDocument } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { pageOfAll } from '../../../lib/format/listed';
import { useListParams } from '../../../lib/lists/use-list-params';
import { DocumentStatusChip, StandingLine } from './document-status-chip';
import { documentStatusLabels, documentTypeLabels } from './document-words';
import { formatSize } from '../../../lib/format/file-size';
import { DownloadButton } from './file/download-button';

const iconFor = ({ mimeType }: ClientDocument) =>
  mimeType.startsWith('image/') ? (
    <ImageOutlined />
  ) : mimeType === 'application/pdf' ? (
    <PictureAsPdfOutlined />
  ) : (
    <DescriptionOutlined />
  );

function Row({ document }: { document: ClientDocument }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '36px minmax(0, 1fr) minmax(120px, 200px) auto' },
        gap: { xs: 0.75, sm: 1.5 },
        alignItems: 'center',
      }}
    >
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'grid' }, color: 'text.secondary' }}>
        {iconFor(document)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{document.originalName}</Typography>
        <Typography variant="body2" color="textSecondary" className="tabular">
          <span>{documentTypeLabels[document.documentType]}</span> · {formatDate(document.createdAt)} ·{' '}
          {formatSize(document.fileSize)}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, order: { xs: 3, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <StandingLine
          chip={<DocumentStatusChip document={document} />}
          reason={document.status === 'rejected' ? document.reason : null}
        />
      </Box>
      <DownloadButton name={document.originalName} url={document.fileUrl} />
    </Box>
  );
}

const columns: readonly TableColumn<ClientDocument>[] = [
  { field: 'name', header: 'Name', value: ({ originalName }) => originalName },
  { field: 'type', header: 'Type', value: ({ documentType }) => documentTypeLabels[documentType] },
  { field: 'uploaded', header: 'Uploaded', value: ({ createdAt }) => formatDate(createdAt) },
  { field: 'size', header: 'Size', value: ({ fileSize }) => formatSize(fileSize) },
  {
    field: 'status',
    header: 'Status',
    value: ({ status }) => documentStatusLabels[status],
    render: (document) => <DocumentStatusChip document={document} withReason />,
  },
];
const CARDS = {};

const filters = ['status'] as const;
const statusLabels: Record<string, string> = documentStatusLabels;
const wordsIn = ({ originalName, documentType }: ClientDocument): string =>
  `${originalName} ${documentTypeLabels[documentType]}`.toLowerCase();

export function MyDocuments({ list }: { list: UseQueryResult<ClientDocument[]> }) {
  const params = useListParams(filters);
  const status = params.filter('status');
  const all = list.data ?? [];
  const words = params.q.toLowerCase();
  const found = all.filter(
    (document) => (status === '' || document.status === status) && wordsIn(document).includes(words),
  );
  return (
    <Section
      title="Your documents"
      action={
        all.length > 0 && (
          <Typography color="textSecondary" className="tabular">
            {all.length.toLocaleString('en-US')}
          </Typography>
        )
      }
    >
      {all.length > 0 && (
        <FilterBar>
          <SearchField label="Search documents" value={params.q} onChange={params.search} />
          {status !== '' && (
            <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
          )}
          <ExportMenu name="documents" columns={columns} load={() => Promise.resolve(found)} />
        </FilterBar>
      )}
      <DataTable<ClientDocument>
        name="own-documents"
        label="Documents"
        list={pageOfAll(list, found, params)}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        tools={({ originalName, fileUrl }) => <DownloadButton name={originalName} url={fileUrl} />}
        empty={
          <EmptyList
            params={params}
            icon={<DescriptionOutlined />}
            none={{ title: 'No documents yet', text: 'What you upload shows up here, with its status.' }}
            unmatched={{ title: 'No documents found', text: 'Try another name or type.' }}
          />
        }
        card={(document) => <Row document={document} />}
      />
    </Section>
  );
}
