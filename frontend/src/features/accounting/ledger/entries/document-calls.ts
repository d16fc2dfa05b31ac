import { useMutation } from '@tanstack/react-query';
import type { ClientDocument } from '../../../../lib/api/api-types';
import { sendForm } from '../../../../lib/api/send-form';
import { staleAfter } from '../../../../lib/api/stale-after';

interface Proof {
  readonly file: File;
  /** Who uploads it. */
  readonly userId: string;
  /** Whose books the entry is in; '' is the firm. */
  readonly clientId: string;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** The words come before the file: the server can judge them before the bytes arrive. */
const formOf = ({ file, userId, clientId }: Proof): FormData => {
  const form = new FormData();
  form.append('documentType', 'other');
  form.append('userId', userId);
  if (clientId !== '') form.append('clientId', clientId);
  form.append('file', file);
  return form;
};

/** Uploads what proves an entry. */
export const useUploadProof = () =>
  useMutation({
    mutationFn: (proof: Proof) =>
      sendForm<ClientDocument>('/api/documents/upload', formOf(proof), { ...proof, onProgress: () => undefined }),
    meta: { invalidates: staleAfter.document },
  });
