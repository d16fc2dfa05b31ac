import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { AssignSelect } from '../../../components/records/list-tools/assign-select';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import { TextLink } from '../../../components/display/text-link';
import type { SupportRequest } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { recordAddress } from '../../../lib/navigation/record-address';
import { useCan } from '../../../lib/session/session-context';
import { ResolveDialog } from './resolve-dialog-lazy';
import { RequestPriority, RequestStatus } from './support-chips';
import { supportrequestFlow } from '../../../generated/flows/supportrequest';
import { reachedFrom, stepsFrom, type StepsOf } from '../../../lib/records/steps';
import { useMayAnswer, useSupportKit } from './support-kit';
import { Thread } from './chat/thread';

const steps: StepsOf<typeof supportrequestFlow> = {
  in_progress: { label: 'Start', done: 'is in progress' },
  closed: { label: 'Close', done: 'is closed' },
  open: { label: 'Reopen', from: ['resolved', 'closed'], done: 'is open again' },
  resolved: null,
};

function Resolve({ request }: { request: SupportRequest }) {
  const [resolving, setResolving] = useState(false);
  return (
    <>
      <Button color="secondary" onClick={() => setResolving(true)}>
        Mark resolved
      </Button>
      {resolving && <ResolveDialog request={request} onClose={() => setResolving(false)} />}
    </>
  );
}

/** One request: what it is about, who answers, the thread and its files. */
export function SupportView(props: { id: string; history: ReactNode; onClose: () => void }) {
  const mayWrite = useCan('support.write');
  const mayAnswer = useMayAnswer();
  const mayOpenClients = useCan('clients.read');
  const kit = useSupportKit();
  const clientOf = ({ clientId, clientName }: SupportRequest): ReactNode => {
    const to = clientId && mayOpenClients ? recordAddress('client', clientId) : null;
    return to ? <TextLink to={to}>{clientName}</TextLink> : clientName;
  };
  return (
    <RecordView
      kit={kit}
      {...props}
      without={['subject', 'description', 'priority', 'clientId']}
      subtitle={({ status, priority }) => (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <RequestStatus status={status} />
          <RequestPriority priority={priority} />
        </Box>
      )}
      steps={(request) => stepsFrom(supportrequestFlow, steps, request, { displayName: request.subject })}
      actions={(request) =>
        mayWrite &&
        reachedFrom(supportrequestFlow, request.status).includes('resolved') && <Resolve request={request} />
      }
      details={(request) => [
        ['From', request.userName],
        ['Client', clientOf(request)],
        ...(mayWrite
          ? [['Assigned to', <AssignSelect kit={kit} record={request} done="Support request assigned" />] as const]
          : []),
        ...(request.resolvedAt ? [['Resolved', formatDateTime(request.resolvedAt)] as const] : []),
        ...(request.resolution ? [['Resolution', request.resolution] as const] : []),
      ]}
    >
      {(request) => (
        <>
          <Thread request={request} />
          <Papers kit={kit} record={request} mayUpload={mayAnswer} />
        </>
      )}
    </RecordView>
  );
}
