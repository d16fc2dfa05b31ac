import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { contractorSubject, useAskForW9, type Contractor } from './contractor-calls';

/** Asks a contractor by mail for the W-9 that is missing; says why where it cannot be asked. */
export function AskForW9({ contractor }: { contractor: Contractor }) {
  const { id, active, clientId, w9ReceivedOn } = contractor;
  const mayWrite = useCan('contractors.write');
  const ask = useAskForW9();
  if (!mayWrite || !active || w9ReceivedOn !== null) return null;
  const run = () =>
    ask.mutate(
      { clientId, contractorIds: [id] },
      {
        onSuccess: ({ outcomes: [outcome] }) => {
          if (outcome?.to) toast.success(`The letter is on its way to ${outcome.to}`, contractorSubject(contractor));
          else toast.info(outcome?.reason ?? 'The W-9 is already on file', 'Not asked');
        },
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <Button variant="outlined" loading={ask.isPending} onClick={run}>
      Ask for W-9
    </Button>
  );
}
