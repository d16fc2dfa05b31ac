import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyList } from '../../../components/feedback/empty-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filter-bar';
import { NarrowedTo } from '../../../components/narrowed-to';
import { SearchField } from '../../../components/search-field';
import { Section } from '../../../components/surface';
import type { TableColumn } from '../../../components/table/columns';
import { ExportButtons } from '../../../components/table/export-buttons';
import { Pager } from '../../../components/table/pager';
import type { ClientDocument } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { useListParams } from '../../../lib/use-list-params';
import { DocumentStatusChip } from './document-status-chip';
import { documentStatusLabels, documentTypeLabels } from './document-words';
import { formatSize } from '../../../lib/file-size';
import { DownloadButton } from './download-button';

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
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '36px minmax(0, 1fr) minmax(120px, 200px) auto' },
        gap: { xs: 0.75, sm: 1.5 },
        alignItems: 'center',
        px: 2.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
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
        <DocumentStatusChip document={document} withReason />
      </Box>
      <DownloadButton name={document.originalName} url={document.fileUrl} />
    </Box>
  );
}

const columns: readonly TableColumn<ClientDocument>[] = [
  { field: 'name', header: 'Name', value: ({ originalName }) => originalName },
  { field: 'type', header: 'Type', value: ({ documentType }) => documentTypeLabels[documentType] },
  { field: 'uploaded', header: 'Uploaded', value: ({ createdAt }) => formatDate(createdAt) },
  { field: 'status', header: 'Status', value: ({ status }) => documentStatusLabels[status] },
];

const SEARCH_FROM = 8;
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
  const shown = found.slice(params.page * params.limit, (params.page + 1) * params.limit);
  const body = () => {
    if (list.isError && !list.data)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} compact />;
    if (!list.data) return <Box sx={{ px: 2.5, pb: 2.5 }} children={<SkeletonList rows={4} height={52} />} />;
    if (shown.length === 0) {
      return (
        <>
          <EmptyList
            params={params}
            icon={<DescriptionOutlined />}
            none={{ title: 'No documents yet', text: 'What you upload shows up here, with its status.' }}
            unmatched={{ title: 'No documents found', text: 'Try another name or type.' }}
          />
          <Pager list={{ total: found.length }} params={params} />
        </>
      );
    }
    return (
      <>
        <Box component="ul" aria-label="Documents" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </Box>
        <Box sx={{ px: 2.5 }}>
          <Pager list={{ total: found.length }} params={params} />
        </Box>
      </>
    );
  };
  return (
    <Section
      title="Your documents"
      action={
        all.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Typography color="textSecondary" className="tabular">
              {all.length.toLocaleString('en-US')}
            </Typography>
            <ExportButtons name="documents" columns={columns} load={() => Promise.resolve(found)} />
          </Box>
        )
      }
      flush
    >
      {all.length >= SEARCH_FROM && (
        <Box sx={{ px: 2.5 }}>
          <FilterBar>
            <SearchField label="Search documents" value={params.q} onChange={params.search} />
          </FilterBar>
        </Box>
      )}
      {status !== '' && (
        <Box sx={{ px: 2.5, pb: 1.5 }}>
          <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
        </Box>
      )}
      {body()}
    </Section>
  );
}
