import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportFailure } from '../../../../components/toast/report-failure';
import { api } from '../../../../lib/api/api-client';
import type { Invoice, Load, NewInvoice, NewLoadTerms, ReadDocument } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { sendForm } from '../../../../lib/api/send-form';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';
import { can, useUser } from '../../../../lib/session/session-context';
import { useSaveInvoice } from '../invoice-mutations';
import { newLoadOf, termsOf, type Chosen } from './paper-values';

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

/** Saves what a paper tells: its load when none is kept under its number, the invoice, and the paper beside it. */
export const usePaperInvoice = (open: OpenPaper | null) => {
  const user = useUser();
  const addLoad = useMutation({
    mutationFn: (body: object) => api.post<Load>('/api/loads', body, { idempotencyKey: crypto.randomUUID() }),
    meta: { invalidates: staleAfter.load },
  });
  const agree = useMutation({
    mutationFn: ({ load: { id, version }, terms }: { load: Load; terms: NewLoadTerms }) =>
      api.put<Load>(`/api/loads/${id}/terms`, terms, { version }),
    meta: { invalidates: staleAfter.load },
  });
  const attach = useMutation({
    mutationFn: ({ file, fields }: { file: File; fields: Readonly<Record<string, string>> }) => uploaded(file, fields),
    meta: { invalidates: staleAfter.document },
  });
  const measure = useMutation({
    mutationFn: ({ paperId, invoiceId }: { paperId: string; invoiceId: number }) =>
      api.post<void>(`/api/documents/read/${paperId}/saved`, { invoiceId }),
    meta: { invalidates: [roots.readings] },
  });
  const invoices = useSaveInvoice();
  /** The loads that were added, by their numbers: an invoice that is refused is sent again with its own. */
  const added = useRef(new Map<string, Load>());

  const loadFor = async ({ paper, chosen }: OpenPaper, body: NewInvoice): Promise<Load | null> => {
    if (body.loadId || !can(user, 'loads.write')) return null;
    const load = newLoadOf(paper, chosen, Number(body.brokerId), String(body.amount ?? ''));
    if (!load) return null;
    const known = added.current.get(load.loadNumber);
    if (known) return known;
    const saved = await addLoad.mutateAsync(load);
    added.current.set(load.loadNumber, saved);
    const terms = termsOf(paper);
    if (terms)
      await agree
        .mutateAsync({ load: saved, terms })
        .catch((error: Error) => reportFailure(error, `The terms of the load were not kept: ${sentenceFor(error)}`));
    return saved;
  };
  return async (body: NewInvoice, idempotencyKey: string): Promise<Invoice> => {
    if (!open) return invoices.mutateAsync({ record: null, body, idempotencyKey });
    const load = await loadFor(open, body);
    const whole = load ? { ...body, loadId: load.id } : body;
    const invoice = await invoices.mutateAsync({ record: null, body: whole, idempotencyKey });
    // it tells how well the paper was read, and nobody waits for it
    measure.mutate({ paperId: open.paper.id, invoiceId: invoice.id });
    if (can(user, 'documents.write')) {
      const fields = {
        documentType: TYPES[open.paper.kind] ?? 'other',
        userId: user.id,
        invoiceId: String(invoice.id),
        ...(whole.loadId && { loadId: String(whole.loadId) }),
      };
      await attach
        .mutateAsync({ file: open.file, fields })
        .catch((error: Error) => reportFailure(error, `The paper was not kept: ${sentenceFor(error)}`));
    }
    return invoice;
  };
};
