import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { IftaProcess, IftaStatus } from '../../../lib/api-types';
import { sentenceFor } from '../../../lib/problem';
import { processSubject } from '../../../lib/subjects';
import { useMoveProcess } from '../api/ifta-processes';
import { clientOf, processName, processStatusLabels } from './process-words';

const forward: Partial<Record<IftaStatus, { status: IftaStatus; label: string }>> = {
  received: { status: 'pending', label: 'Start work' },
  pending: { status: 'processed', label: 'Mark processed' },
};

/** The one step a process can take next; going back is an edit. */
export function MoveProcess({ process, small = false }: { process: IftaProcess; small?: boolean }) {
  const move = useMoveProcess();
  const next = forward[process.status];
  if (!next) return null;
  const run = () =>
    move.mutate(
      { process, status: next.status },
      {
        onSuccess: () =>
          toast.success(
            `${clientOf(process)}, ${processName(process)} is now ${processStatusLabels[next.status].toLowerCase()}`,
            processSubject(process),
          ),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <Button
      size={small ? 'small' : 'medium'}
      variant={small ? 'outlined' : 'contained'}
      loading={move.isPending}
      onClick={(event) => (event.stopPropagation(), run())}
    >
      {next.label}
    </Button>
  );
}
