import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '../../../../components/toast/report-failure';
import { api } from '../../../../lib/api/api-client';
import type { Load, NewLoadTerms, ReadDocument } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { sendForm } from '../../../../lib/api/send-form';
import { staleAfter } from '../../../../lib/api/stale-after';
import { can, useUser } from '../../../../lib/session/session-context';
import { termsOf, type Chosen } from './paper-values';

export interface OpenPaper {
  readonly file: File;
  readonly paper: ReadDocument;
  readonly chosen: Chosen;
}
const uploaded = (file: File, fields: Readonly<Record<string, string>>): Promise<unknown> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return sendForm('/api/documents/upload', form, {
    idempotencyKey: crypto.randomUUID(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
};
const TYPES: Partial<Record<ReadDocument['kind'], string>> = { freight_invoice: 'invoice', bill_of_lading: 'bol' };

/** Keeps a paper with what was made of it, and its terms with the load; what fails is said, and does not undo the rest. */
export const useKeepPaper = () => {
  const user = useUser();
  const agree = useMutation({
    mutationFn: ({ load: { id, version }, terms }: { load: Load; terms: NewLoadTerms }) =>
      api.put<Load>(`/api/loads/${id}/terms`, terms, { version }),
    meta: { invalidates: staleAfter.load },
  });
  const attach = useMutation({
    mutationFn: ({ file, fields }: { file: File; fields: Readonly<Record<string, string>> }) => uploaded(file, fields),
    meta: { invalidates: staleAfter.document },
  });
  return {
    terms: async ({ paper }: OpenPaper, load: Load): Promise<void> => {
      const terms = termsOf(paper);
      if (terms)
        await agree
          .mutateAsync({ load, terms })
          .catch((error: Error) => reportFailure(error, `The terms of the load were not kept: ${sentenceFor(error)}`));
    },
    paper: async (
      { file, paper }: OpenPaper,
      goesWith: Partial<Record<'loadId' | 'invoiceId', number | string>>,
    ): Promise<void> => {
      if (!can(user, 'documents.write')) return;
      const named = Object.fromEntries(Object.entries(goesWith).map(([name, id]) => [name, String(id)]));
      const fields = { documentType: TYPES[paper.kind] ?? 'other', userId: user.id, ...named };
      await attach
        .mutateAsync({ file, fields })
        .catch((error: Error) => reportFailure(error, `The paper was not kept: ${sentenceFor(error)}`));
    },
  };
};
