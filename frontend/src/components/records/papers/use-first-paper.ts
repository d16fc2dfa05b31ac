import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../../../generated/kinds';
import { slotProblem, slotsOf, useUploadPaperTo } from '../../../lib/records/papers';
import { reportFailure } from '../../toast/report-failure';

/** The paper that comes with a new record: chosen in its form, uploaded once the record is there. */
export const useFirstPaper = (kind: Kind, notUploaded: string) => {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const upload = useUploadPaperTo(kind);
  const sending = useRef<AbortController | null>(null);
  const failure = useRef<unknown>(null);
  const [slot] = slotsOf(kind);
  const stop = () => sending.current?.abort();
  useEffect(() => () => sending.current?.abort(), []);
  return {
    file,
    setFile,
    accept: slot?.accept ?? [],
    problemOf: (chosen: File | null): string | null => (slot && chosen ? slotProblem(slot, chosen) : null),
    /** Does not fail: the record stands without it. */
    attach: async ({ id }: { id: string | number }): Promise<void> => {
      if (!file || !slot) return;
      const controller = new AbortController();
      sending.current = controller;
      const how = { idempotencyKey: crypto.randomUUID(), signal: controller.signal, onProgress: setShare };
      try {
        await upload.mutateAsync({ record: id, file, slot: slot.slot, ...how });
      } catch (error) {
        failure.current = error;
      }
    },
    tellFailure: () => failure.current !== null && reportFailure(failure.current, notUploaded),
    progress: upload.isPending ? { share, onCancel: stop } : null,
  };
};
