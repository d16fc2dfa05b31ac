import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Batch } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { batchSubject } from '../../../lib/subjects';
import { useCan } from '../../../lib/session/session-context';
import { batchQuery, useRenewed, useTakeBack } from './batch-calls';
import type { SheetKind } from './sheet-kinds';

/** A batch as it goes on, also where no news comes through. */
const LOOK_AGAIN_MS = 1_000;

/** Who reads no batches follows its own imports. */
const usePath = ({ plural }: SheetKind): string => (useCan('batches.read') ? '/api/batches' : `/api/${plural}/import`);

export const useBatch = (id: string, sheet: SheetKind) =>
  useQuery({
    ...batchQuery(id, usePath(sheet)),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'waiting' || data?.status === 'running' ? LOOK_AGAIN_MS : false,
  });

const tellFailure = ({ task, reason }: Batch, { many }: SheetKind): void => {
  if (task === 'import') toast.error(reason ?? `Failed to import ${many}`, 'Import Failed');
  else if (task === 'clear') toast.error('Failed to clear clients', 'Clear Failed');
  else toast.error('Failed to bring the clients back', 'Restore Failed');
};

const tellImport = (batch: Batch, { many }: SheetKind): void => {
  const { success, failed } = batch;
  toast.success(`Successfully imported ${success} ${many}`, batchSubject(batch), { title: 'Import Completed' });
  if (failed > 0) toast.info(`${failed} rows had errors`, 'Import Warnings');
};

const tellRestored = (batch: Batch): void => {
  const { success, failed, total } = batch;
  const text = failed === 0 ? 'The clients are back' : `${success} of ${total} clients are back`;
  toast.success(text, batchSubject(batch));
};

const tellCleared = (batch: Batch, undo: () => void): void => {
  const { success, failed } = batch;
  const text = failed === 0 ? 'All existing clients have been removed' : `${success} clients have been removed`;
  toast.success(text, batchSubject(batch), { title: 'Clients Cleared', action: { label: 'Undo', run: undo } });
};

/**
 * Says once what came of the batch that is looked at: of one that was ordered here, and of one that was seen at work.
 * @returns looks at a batch that was just ordered, which may be done before it is first asked for
 */
export const useNotifyWhenDone = (
  id: string | null,
  sheet: SheetKind,
  look: (id: string) => void,
): ((ordered: string) => void) => {
  const waited = useRef<string | null>(null);
  const takeBack = useTakeBack();
  const renew = useRenewed(sheet);
  const { data: batch } = useQuery({ ...batchQuery(id ?? '', usePath(sheet)), enabled: id !== null });
  const order = (ordered: string): void => {
    waited.current = ordered;
    look(ordered);
  };
  const undo = (cleared: string): void =>
    takeBack.mutate(cleared, {
      onSuccess: ({ jobId }) => order(jobId),
      onError: (error) => reportFailure(error, sentenceFor(error), 'Restore Failed'),
    });
  useEffect(() => {
    if (!batch) return;
    if (batch.status === 'waiting' || batch.status === 'running') {
      waited.current = batch.id;
      return;
    }
    if (waited.current !== batch.id) return;
    waited.current = null;
    renew();
    if (batch.status === 'failed') return tellFailure(batch, sheet);
    if (batch.task === 'import') return tellImport(batch, sheet);
    if (batch.task === 'restore') return tellRestored(batch);
    tellCleared(batch, () => undo(batch.id));
  });
  return order;
};
