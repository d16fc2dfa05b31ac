import AddOutlined from '../../../../generated/icons/AddOutlined';
import AttachFileOutlined from '../../../../generated/icons/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import { Papers } from '../../../../components/records/papers/papers';
import { Section } from '../../../../components/layout/surface';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { ExportAbove } from '../../../../components/table/export/export-above';
import { kinds } from '../../../../generated/kinds';
import { api } from '../../../../lib/api/api-client';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { pageOfAll } from '../../../../lib/format/listed';
import { formatMoney } from '../../../../lib/format/money';
import { useCan } from '../../../../lib/session/session-context';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useAddressParam, useFlagParam } from '../../../../lib/navigation/use-address-param';
import { DueDate, ExpirationDate, LatestFile, ReviewChip } from './compliance-document-chips';
import { ComplianceDocumentDialog } from './compliance-document-dialog-lazy';
import { complianceDocumentKit } from './compliance-document-kit';
import { statusLabels, typeLabels } from './compliance-document-words';
import { ownComplianceDocumentKit } from './own-compliance-document-kit';

/** So many at most. */
const LATEST = 200;

const ownQuery = queryOptions({
  queryKey: [kinds.compliancedocument.address, 'own'],
  queryFn: async () =>
    (await api.list<ComplianceDocument>('/api/compliance-documents', { query: { limit: LATEST } })).items,
});

const Files = ({ title, onOpen }: { title: string; onOpen: () => void }) => (
  <Button
    size="small"
    color="secondary"
    startIcon={<AttachFileOutlined />}
    aria-label={`Files of ${title}`}
    onClick={onOpen}
    sx={{ justifySelf: 'start' }}
  >
    Files
  </Button>
);

/** Names that no other list of the page has, so that each has its own fields. */
const columns: readonly TableColumn<ComplianceDocument>[] = [
  { field: 'title', header: 'Document', value: ({ title }) => title },
  { field: 'documentType', header: 'Kind', value: ({ documentType }) => typeLabels[documentType] },
  {
    field: 'amount',
    header: 'Amount',
    adds: 'money',
    align: 'right',
    value: ({ amount }) => (amount === null ? '' : formatMoney(amount)),
  },
  { field: 'dueDate', header: 'Due', value: ({ dueDate }) => formatDate(dueDate, '') },
  { field: 'expirationDate', header: 'Expires', value: ({ expirationDate }) => formatDate(expirationDate, '') },
  {
    field: 'review',
    header: 'Status',
    value: ({ status }) => statusLabels[status],
    render: (document) => <ReviewChip document={document} withReason />,
  },
  { field: 'file', header: 'File', value: ({ fileName }) => fileName ?? '' },
];
const CARDS = {};
const NONE: readonly string[] = [];

function Row({ document, onOpen }: { document: ComplianceDocument; onOpen: () => void }) {
  const { title, documentType, amount, dueDate, expirationDate, status, reason } = document;
  const isRejected = status === 'rejected' && reason !== null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <ReviewChip document={document} />
      </Box>
      {isRejected && <Typography variant="body2">{reason}</Typography>}
      <Typography variant="body2" color="textSecondary" component="div" className="tabular">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {dueDate !== null && <span>Due {isRejected ? formatDate(dueDate) : <DueDate document={document} />}</span>}
          {expirationDate !== null && (
            <span>Expires {isRejected ? formatDate(expirationDate) : <ExpirationDate document={document} />}</span>
          )}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto', minWidth: 0 }}>
          {[typeLabels[documentType], amount && formatMoney(amount)].filter(Boolean).join(' · ')}
        </Typography>
        <Files title={title} onOpen={onOpen} />
        <LatestFile document={document} />
      </Box>
    </Box>
  );
}

/**
 * What the firm keeps of a client's compliance, in the client's own portal. Who may add none sees nothing where there
 * is nothing.
 */
export function MyComplianceDocuments() {
  const list = useQuery(ownQuery);
  const params = useListParams(NONE, 'compliance');
  const mayUpload = useCan('portal.write');
  const mayAdd = useCan('portal.documents.write');
  const [adding, setAdding] = useFlagParam('new');
  const [open, setOpen] = useAddressParam('files');
  const document = list.data?.find(({ id }) => id === open);
  if (list.isError && !list.data)
    return (
      <Section title="Compliance documents">
        <ErrorState error={list.error} onRetry={() => void list.refetch()} compact />
      </Section>
    );
  if (!list.data)
    return mayAdd ? (
      <Section title="Compliance documents">
        <SkeletonList rows={2} height={64} />
      </Section>
    ) : null;
  if (list.data.length === 0 && !mayAdd) return null;
  return (
    <Section
      title="Compliance documents"
      action={
        mayAdd && (
          <Button startIcon={<AddOutlined />} onClick={() => setAdding(true)} sx={{ minHeight: { xs: 44, md: 36 } }}>
            Create Document
          </Button>
        )
      }
    >
      {list.data.length === 0 && (
        <Typography color="textSecondary">
          Nothing here yet. Create one for each state invoice, audit or form we should take care of.
        </Typography>
      )}
      {adding && mayAdd && <ComplianceDocumentDialog kit={ownComplianceDocumentKit} onClose={() => setAdding(false)} />}
      {list.data.length > 0 && (
        <>
          <ExportAbove
            of={params.of}
            name="compliance_documents"
            columns={columns}
            load={() => Promise.resolve(list.data)}
          >
            <DataTable<ComplianceDocument>
              name="own-compliance-documents"
              label="Compliance documents"
              list={pageOfAll(list, list.data, params)}
              params={params}
              columns={columns}
              rowId={({ id }) => id}
              cards={CARDS}
              tools={({ id, title }) => <Files title={title} onOpen={() => setOpen(id)} />}
              empty={null}
              card={(each) => <Row document={each} onOpen={() => setOpen(each.id)} />}
            />
          </ExportAbove>
        </>
      )}
      {document && (
        <DetailDrawer
          title={document.title}
          subtitle={<ReviewChip document={document} withReason />}
          onClose={() => setOpen(null)}
        >
          <Papers
            kit={complianceDocumentKit}
            record={document}
            mayUpload={mayUpload}
            at={ownComplianceDocumentKit.at}
            bare
          />
        </DetailDrawer>
      )}
    </Section>
  );
}
