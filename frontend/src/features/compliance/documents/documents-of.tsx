import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import type { ClientDocument } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { useCan } from '../../../lib/session/session-context';
import { documentsQuery, type GoesWith } from './document-calls';
import { DocumentStatusChip } from './document-status-chip';
import { documentTypeLabels } from './document-words';
import { WhatItSays } from './what-it-says-lazy';
import { UploadDialog } from './upload/upload-dialog-lazy';

/** So many are listed in a panel; the others are in the list. */
const LISTED = 10;

interface DocumentsOfProps {
  goesWith: GoesWith;
  /** What they go with: 'Invoice INV-000123'. */
  name: string;
  /** What else can be done with one of them. */
  then?: (document: ClientDocument) => ReactNode;
}

/** The uploads that go with an invoice or a load, and a button for another. */
export function DocumentsOf(of: DocumentsOfProps) {
  const mayRead = useCan('documents.read');
  return mayRead ? <Listed {...of} /> : null;
}

function Listed({ goesWith, name, then }: DocumentsOfProps) {
  const titleId = useId();
  const mayUpload = useCan('documents.write');
  const [uploading, setUploading] = useState(false);
  const found = useQuery(documentsQuery({ ...goesWith, limit: LISTED }));
  const documents = found.data?.items ?? [];
  const list = () => {
    if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />;
    if (found.isPending) return <SkeletonList rows={1} height={44} />;
    if (documents.length === 0) return <Typography color="textSecondary">No documents yet</Typography>;
    return (
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {documents.map((document) => (
          <Box component="li" key={document.id} sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
            <RecordLink to={`/documents/uploads/${document.id}`}>{document.originalName}</RecordLink>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
              <DocumentStatusChip document={document} />
              <span className="tabular">
                {documentTypeLabels[document.documentType]} · {formatDate(document.createdAt)}
              </span>
            </Box>
            {document.readingStatus !== null && <WhatItSays document={document} />}
            {then?.(document)}
          </Box>
        ))}
      </Box>
    );
  };
  const all = new URLSearchParams(Object.entries(goesWith).map(([field, id]) => [field, String(id)]));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} variant="h3">
          Documents
        </Typography>
        {mayUpload && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<UploadFileOutlined />}
            onClick={() => setUploading(true)}
            sx={{ minHeight: { xs: 44, md: 34 } }}
          >
            Upload Document
          </Button>
        )}
      </Box>
      {list()}
      {found.data?.turns?.next !== undefined && <TextLink to={`/documents/uploads?${all}`}>See all documents</TextLink>}
      {uploading && <UploadDialog goesWith={goesWith} name={name} onClose={() => setUploading(false)} />}
    </Box>
  );
}
