import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { KnownDetails } from '../../../components/display/detail-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { DeleteButton } from '../../../components/overlay/delete-button';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { TextLink } from '../../../components/display/text-link';
import type { ClientDocument } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { useCan } from '../../../lib/session/session-context';
import { documentSubject } from '../../../lib/subjects';
import { useDeleteDocument, useRestoreDocument } from './document-calls';
import { DocumentStatusChip } from './document-status-chip';
import { documentTypeLabels } from './document-words';
import { formatSize } from '../../../lib/format/file-size';
import { DownloadButton } from './file/download-button';
import { Preview } from './file/preview';
import { ReviewActions } from './review/review-actions';
import { ReviewNav } from './review/review-nav';
import { WhatItSays } from './what-it-says-lazy';
import { useReview } from './review/use-review';

/** The record that it goes with. */
const goesWith = ({ loadId, loadNumber, invoiceId, expenseId }: ClientDocument): ReactNode => {
  if (invoiceId !== null) return <TextLink to={`/accounting/invoices/${invoiceId}`}>Invoice</TextLink>;
  if (loadId !== null) return <TextLink to={`/loads/${loadId}`}>Load {loadNumber ?? loadId}</TextLink>;
  if (expenseId !== null) return <TextLink to={`/expenses/${expenseId}`}>Expense</TextLink>;
  return null;
};

interface DocumentDetailProps {
  id: string;
  history: ReactNode;
  onGo: (id: number) => void;
  onClose: () => void;
}

/** One document under review: the page itself, what is known about it, and what to do with it. */
export function DocumentView({ id, history, onGo, onClose }: DocumentDetailProps) {
  const mayReview = useCan('documents.write');
  const mayDelete = useCan('documents.delete');
  const removal = useDeleteDocument();
  const restore = useRestoreDocument();
  const seesClients = useCan('clients.read');
  const { document, error, retry, ...queue } = useReview(id);
  if (!document) {
    return (
      <DetailDrawer title="Document" onClose={onClose}>
        {error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonList rows={8} height={22} />}
      </DetailDrawer>
    );
  }
  const { clientId, clientName } = document;
  const client =
    clientId !== null && seesClients ? (
      <TextLink to={`/clients/${clientId}`}>{clientName ?? 'Open client'}</TextLink>
    ) : (
      (clientName ?? 'The firm')
    );
  return (
    <DetailDrawer
      title={document.originalName}
      subtitle={<DocumentStatusChip document={document} withReason />}
      history={history}
      footer={
        (mayReview || mayDelete) && (
          <>
            {mayReview && <ReviewActions document={document} />}
            {mayDelete && (
              <DeleteButton
                what="document"
                subject={documentSubject(document)}
                id={document.id}
                removal={removal}
                restore={restore}
                onDone={onClose}
              />
            )}
          </>
        )
      }
      onClose={onClose}
    >
      <ReviewNav {...queue} onGo={onGo} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Preview key={document.id} document={document} />
        <KnownDetails
          details={[
            ['Type', documentTypeLabels[document.documentType]],
            ...(document.readingStatus === null ? [] : [['Says', <WhatItSays document={document} />] as const]),
            ['Client', client],
            ['Attached to', goesWith(document)],
            ['Uploaded by', document.uploadedBy],
            ['Received', formatDateTime(document.createdAt)],
            ['Last change', formatDateTime(document.updatedAt)],
            ['Size', formatSize(document.fileSize)],
            ['File', <DownloadButton name={document.originalName} url={document.fileUrl} worded />],
          ]}
        />
      </Box>
    </DetailDrawer>
  );
}
