import type { ReadDocument } from '../../../../lib/api/api-types';
import { sendForm } from '../../../../lib/api/send-form';

/** Sends a paper to be read. */
export const readPaper = (file: File): Promise<ReadDocument> => {
  const body = new FormData();
  body.append('file', file);
  const { signal } = new AbortController();
  return sendForm('/api/documents/read', body, {
    idempotencyKey: crypto.randomUUID(),
    signal,
    onProgress: () => undefined,
  });
};
