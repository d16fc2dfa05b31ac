import DetailCheckOutlined from '../../../../generated/icons/FactCheckOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { NarrowedTo } from '../../../../components/filters/narrowed-to';
import type { Deletable } from '../../../../components/records/list-tools/bulk-delete';
import { useBulkDelete } from '../../../../components/records/list-tools/use-bulk-delete';
import { Facts } from '../../../../components/records/list-tools/row-card';
import { SearchField } from '../../../../components/filters/search-field';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { DataTable } from '../../../../components/table/data-table';
import { RecordLink } from '../../../../components/display/text-link';
import { useListSearch } from '../../../../lib/lists/client-scope';
import { listAll } from '../../../../lib/api/api-client';
import type { ClientDocument } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { optionsOf } from '../../../../lib/format/labels';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { documentsQuery } from '../document-calls';
import { documentColumns, downloadColumn } from '../document-columns';
import { DocumentCounts } from '../document-counts';
import { DocumentStatusChip, StandingLine } from '../document-status-chip';
import { documentStatusLabels, documentTypeLabels } from '../document-words';
import { DownloadButton } from '../file/download-button';
import { queueFilters } from './use-review';

const DocumentCard = ({ document, to }: { document: ClientDocument; to: string }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordLink to={to}>{document.originalName}</RecordLink>
      </Box>
      <DownloadButton name={document.originalName} url={document.fileUrl} />
    </Box>
    <Facts
      of={[
        formatDateTime(document.createdAt),
        document.clientName ?? 'The firm',
        documentTypeLabels[document.documentType],
      ]}
      oneLine
    />
    <StandingLine
      chip={<DocumentStatusChip document={document} />}
      reason={document.status === 'rejected' ? document.reason : null}
      oneLine
    />
  </Box>
);

const GOES_WITH = [
  ['invoiceId', 'Of one invoice'],
  ['loadId', 'Of one load'],
  ['expenseId', 'Of one expense'],
] as const;

const DELETABLE: Deletable<ClientDocument> = {
  kind: 'document',
  what: 'document',
  many: 'documents',
  at: '/documents/uploads',
  displayName: ({ originalName }) => originalName,
};

export function DocumentQueue() {
  const params = useListParams(queueFilters);
  const navigate = useNavigate();
  const search = useListSearch();
  const list = useQuery(documentsQuery(params.query));
  const columns = useMemo(() => documentColumns(search), [search]);
  const bulk = useBulkDelete<ClientDocument>('documents', DELETABLE);
  const empty = (
    <EmptyList
      params={params}
      icon={<DetailCheckOutlined />}
      none={{ title: 'No documents yet', text: 'What clients and drivers upload lands here for review.' }}
      unmatched={{ title: 'Nothing to review here', text: 'No documents match these filters.' }}
    />
  );
  return (
    <>
      <DocumentCounts params={params} />
      <FilterBar>
        <SearchField label="Search documents" value={params.q} onChange={params.search} />
        <FilterSelect
          kept
          label="Status"
          all="All statuses"
          options={optionsOf(documentStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterSelect
          kept
          label="Type"
          all="All types"
          options={optionsOf(documentTypeLabels)}
          value={params.filter('documentType')}
          onChange={(documentType) => params.set({ documentType })}
        />
        <FilterClient params={params} />
        {GOES_WITH.map(
          ([field, label]) =>
            params.filter(field) !== '' && (
              <NarrowedTo key={field} label={label} onClear={() => params.set({ [field]: null })} />
            ),
        )}
        <ExportMenu
          name="documents"
          columns={columns}
          load={() => listAll<ClientDocument>('/api/documents', params.exported)}
        />
      </FilterBar>
      <DataTable<ClientDocument>
        name="documents"
        label="Documents"
        list={list}
        params={params}
        columns={[...columns, downloadColumn]}
        rowId={({ id }) => id}
        empty={empty}
        {...bulk}
        onOpen={({ id }) => void navigate(`/documents/uploads/${id}${search}`)}
        card={(document) => <DocumentCard document={document} to={`/documents/uploads/${document.id}${search}`} />}
      />
    </>
  );
}
