import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../../lib/api/api-client';
import type { Invoice, Load, NewInvoice } from '../../../../lib/api/api-types';
import { staleAfter } from '../../../../lib/api/stale-after';
import { can, useUser } from '../../../../lib/session/session-context';
import { useSaveInvoice } from '../invoice-mutations';
import { newLoadOf } from './paper-values';
import { useMeasure } from './use-measure';
import { useKeepPaper, type OpenPaper } from './use-keep-paper';

/** Saves what a paper tells: its load when none is kept under its number, the invoice, and the paper beside it. */
export const usePaperInvoice = (open: OpenPaper | null) => {
  const user = useUser();
  const addLoad = useMutation({
    mutationFn: (body: object) => api.post<Load>('/api/loads', body, { idempotencyKey: crypto.randomUUID() }),
    meta: { invalidates: staleAfter.load },
  });
  const keep = useKeepPaper();
  const measure = useMeasure();
  const invoices = useSaveInvoice();
  /** The loads that were added, by their numbers: an invoice that is refused is sent again with its own. */
  const added = useRef(new Map<string, Load>());

  const loadFor = async (paper: OpenPaper, body: NewInvoice): Promise<Load | null> => {
    if (body.loadId || !can(user, 'loads.write')) return null;
    const load = newLoadOf(paper.paper, paper.chosen, Number(body.brokerId), String(body.amount ?? ''));
    if (!load) return null;
    const known = added.current.get(load.loadNumber);
    if (known) return known;
    const saved = await addLoad.mutateAsync(load);
    added.current.set(load.loadNumber, saved);
    await keep.terms(paper, saved);
    return saved;
  };
  return async (body: NewInvoice, idempotencyKey: string): Promise<Invoice> => {
    if (!open) return invoices.mutateAsync({ record: null, body, idempotencyKey });
    const load = await loadFor(open, body);
    const whole = load ? { ...body, loadId: load.id } : body;
    const invoice = await invoices.mutateAsync({ record: null, body: whole, idempotencyKey });
    measure.mutate({ paperId: open.paper.id, invoiceId: invoice.id });
    await keep.paper(open, { invoiceId: invoice.id, ...(whole.loadId && { loadId: whole.loadId }) });
    return invoice;
  };
};
