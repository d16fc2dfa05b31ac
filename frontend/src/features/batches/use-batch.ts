import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../../components/toast/toast-store';
import type { Batch } from '../../lib/api-types';
import { batchSubject } from '../../lib/subjects';
import { batchQuery, useClientsRenewed, useTakeBack } from './batches-api';

/** A batch as it goes on, also where no news comes through. */
const LOOK_AGAIN_MS = 1_000;

export const useBatch = (id: string) =>
  useQuery({
    ...batchQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'waiting' || data?.status === 'running' ? LOOK_AGAIN_MS : false,
  });

const tellImport = (batch: Batch): void => {
  const { status, success, failed, reason } = batch;
  if (status === 'failed') return void toast.error(reason ?? 'Failed to import clients', 'Import Failed');
  toast.success(`Successfully imported ${success} clients`, batchSubject(batch), { title: 'Import Completed' });
  if (failed > 0) toast.info(`${failed} rows had errors`, 'Import Warnings');
};

/** Says once what came of a batch that was ordered here. */
export const useToldWhenDone = (id: string | null): void => {
  const waited = useRef<string | null>(null);
  const takeBack = useTakeBack();
  const renew = useClientsRenewed();
  const { data: batch } = useQuery({ ...batchQuery(id ?? ''), enabled: id !== null });
  useEffect(() => {
    if (!batch) return;
    if (batch.status === 'waiting' || batch.status === 'running') {
      waited.current = batch.id;
      return;
    }
    if (waited.current !== batch.id) return;
    waited.current = null;
    renew();
    if (batch.task === 'import') return tellImport(batch);
    if (batch.task === 'restore') return void toast.success('The clients are back', batchSubject(batch));
    toast.success(
      batch.failed === 0 ? 'All existing clients have been removed' : `${batch.success} clients have been removed`,
      batchSubject(batch),
      { title: 'Clients Cleared', action: { label: 'Undo', run: () => takeBack.mutate(batch.id) } },
    );
  }, [batch, renew, takeBack]);
};
