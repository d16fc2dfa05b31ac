import { sentenceFor } from '../../lib/api/problem';
import { useChange, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import type { Step } from '../../lib/records/steps';
import { reportFailure } from '../toast/report-failure';
import { toast } from '../toast/toast-store';

/** Takes a step with a record, and says that it is done or why it is not. */
export const useTakeStep = <Item extends AnyRecord>(kit: RecordKit<Item>) => {
  const change = useChange(kit);
  const take = (record: Item, { changes, deed, done }: Step, onDone?: () => void): void =>
    change.mutate(
      { record, changes, ...(deed !== undefined && { deed }) },
      {
        onSuccess: () => {
          onDone?.();
          toast.success(done, kit.subject(record));
        },
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return { take, busy: change.isPending };
};
