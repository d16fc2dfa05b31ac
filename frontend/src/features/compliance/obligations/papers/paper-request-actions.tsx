import Button from '@mui/material/Button';
import { useState } from 'react';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { useChange } from '../../../../lib/records/record-kit';
import { useCan } from '../../../../lib/session/session-context';
import { AskAgainDialog } from './ask-again-dialog-lazy';
import { paperRequestKit } from './paper-request-kit';

/** What staff do with a paper that a client was asked for. */
export function PaperRequestActions({ request }: { request: PaperRequest }) {
  const mayWrite = useCan('obligations.write');
  const [asking, setAsking] = useState(false);
  const change = useChange(paperRequestKit);
  const { what, status } = request;
  const move = (to: PaperRequest['status'], done: string) =>
    change.mutate(
      { record: request, changes: { status: to } },
      {
        onSuccess: () => toast.success(done, paperRequestKit.subject(request)),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  const button = (label: string, onClick: () => void) => (
    <Button
      size="small"
      color="secondary"
      disabled={change.isPending}
      aria-label={`${label}: ${what}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  if (!mayWrite) return null;
  return (
    <>
      {status === 'answered' && button('Accept', () => move('accepted', 'The paper is accepted'))}
      {status !== 'asked' && button('Ask again', () => setAsking(true))}
      {(status === 'asked' || status === 'answered') &&
        button('Withdraw', () => move('withdrawn', 'The request was withdrawn'))}
      {asking && <AskAgainDialog request={request} onClose={() => setAsking(false)} />}
    </>
  );
}
