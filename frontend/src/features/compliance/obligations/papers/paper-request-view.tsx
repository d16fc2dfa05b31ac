import type { ReactNode } from 'react';
import { RecordView } from '../../../../components/records/record-view';
import { TextLink } from '../../../../components/display/text-link';
import { recordAddress } from '../../../../lib/navigation/record-address';
import { PaperRequestActions } from './paper-request-actions';
import { paperRequestKit } from './paper-request-kit';
import { PaperRequestStatus } from './paper-request-status';
import { SentPaper } from './sent-paper';

const obligationLink = (id: string | null): ReactNode => {
  const to = id === null ? null : recordAddress('obligation', id);
  return to && <TextLink to={to}>Open the obligation</TextLink>;
};

/** One paper that a client was asked for: what came of it, and what becomes of it. */
export function PaperRequestView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={paperRequestKit}
      {...props}
      subtitle={({ status }) => <PaperRequestStatus status={status} />}
      actions={(request) => <PaperRequestActions request={request} />}
      details={(request) => [
        ['For', obligationLink(request.obligationId)],
        ['Sent', request.documentName && <SentPaper {...request} />],
        ...(request.reason ? [['Asked again', request.reason] as const] : []),
      ]}
    />
  );
}
