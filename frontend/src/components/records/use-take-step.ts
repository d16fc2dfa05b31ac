import { sentenceFor } from '../../lib/api/problem';
import { useChange, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import type { Step } from '../../lib/records/steps';
import { reportFailure } from '../toast/report-failure';
import { toast } from '../toast/toast-store';

type Taken = Pick<Step, 'changes' | 'deed' | 'part' | 'done' | 'failed'>;

/** Takes a step with a record, and says that it is done or why it is not. */
export const useTakeStep = <Item extends AnyRecord>(kit: RecordKit<Item>) => {
  const change = useChange(kit);
  const take = (record: Item, { done, failed, ...asked }: Taken, onDone?: () => void): void =>
    change.mutate(
      { record, ...asked },
      {
        onSuccess: () => {
          onDone?.();
          toast.success(done, kit.subject(record));
        },
        onError: (error) => reportFailure(error, failed ?? sentenceFor(error)),
      },
    );
  return { take, busy: change.isPending };
};
