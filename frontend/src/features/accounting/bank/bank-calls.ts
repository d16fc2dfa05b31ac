import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { sendForm } from '../../../lib/api/send-form';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

export type BankLine = Answer<'BankLine'>;
export type Suggestion = Answer<'BankSuggestion'>;
export type Candidate = Answer<'BankCandidate'>;
export type Standing = Answer<'BankStanding'>;
export type Reconciliation = Answer<'Reconciliation'>;
export type BankImport = Answer<'BankImport'>;
export type BankColumns = Answer<'BankColumns'>;
type BankAccount = Answer<'BankAccount'>;
type Suggested = Answer<'BankLineSuggestions'>;

const lines = '/api/bank-lines';
const accounts = '/api/bank-accounts';
const of = (id: string): string => `${accounts}/${id}`;

export const bankLinesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.bank, 'lines', query],
    queryFn: ({ signal }) => api.list<BankLine>(lines, { query, signal }),
    placeholderData: keepPreviousData,
  });
export const bankLineQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.bank, 'line', id], queryFn: () => api.get<BankLine>(`${lines}/${id}`) });

/** What the lines of a page may be, by line. */
export const suggestionsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...roots.bank, 'suggestions', ids],
    queryFn: async () => {
      const pages = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
        ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      );
      const found = await Promise.all(
        pages.map((page) => api.get<Suggested[]>(`${lines}/suggestions`, { query: { ids: page.join(',') } })),
      );
      return new Map(found.flat().map(({ bankLineId, suggestions }) => [bankLineId, suggestions]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
const AT_ONCE = 100;

/** The ledger lines around a line, to choose from by hand. */
export const candidatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.bank, 'candidates', id],
    queryFn: () => api.get<Candidate[]>(`${lines}/${id}/candidates`),
  });
export const standingQuery = (id: string, through: string) =>
  queryOptions({
    queryKey: [...roots.bank, 'standing', id, through],
    queryFn: () => api.get<Standing>(`${of(id)}/unreconciled`, { query: { through } }),
    placeholderData: keepPreviousData,
  });
export const reconciliationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.bank, 'reconciliations', id],
    queryFn: () => api.get<Reconciliation[]>(`${of(id)}/reconciliations`),
  });
export const bankAccountsQuery = queryOptions({
  queryKey: [...roots.bank, 'accounts'],
  queryFn: () => api.list<BankAccount>(accounts, { query: { sort: 'name', limit: 500 } }),
});
export const unreconciledPdf = (id: string, through: string): string => `${of(id)}/unreconciled/pdf?through=${through}`;

export const bankLineSubject = ({ text, bankAccountId }: Pick<BankLine, 'text' | 'bankAccountId'>): Subject => ({
  name: text,
  links: [{ label: 'Open', to: `/accounting/bookkeeping?view=bank&bankAccountId=${bankAccountId}` }],
});
export const bankAccountSubject = (id: string, name: string): Subject => ({
  name,
  links: [{ label: 'Open', to: `/accounting/bookkeeping?view=bank&bankAccountId=${id}` }],
});

const meta = { invalidates: staleAfter.bankline };

interface Matching {
  readonly id: string;
  readonly lines: readonly { entryId: string; line: number }[];
}
export const useMatch = () =>
  useMutation({
    mutationFn: ({ id, lines: chosen }: Matching) =>
      api.post<BankLine>(`${lines}/${id}/match`, {
        lines: chosen.map(({ entryId, line }) => ({ entryId, line })),
      }),
    meta,
  });

interface Booking {
  readonly id: string;
  readonly body: Answer<'BookBankLine'>;
  readonly idempotencyKey?: string;
}
export const useBook = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Booking) =>
      api.post<BankLine>(`${lines}/${id}/book`, body, { idempotencyKey }),
    meta,
  });
export const useIgnore = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: string; reason: string; idempotencyKey: string }) =>
      api.post<BankLine>(`${lines}/${id}/ignore`, { reason }, { idempotencyKey }),
    meta,
  });
export const useUnmatch = () =>
  useMutation({ mutationFn: (id: string) => api.post<BankLine>(`${lines}/${id}/unmatch`), meta });

interface Statement {
  readonly id: string;
  readonly file: File;
  /** As JSON; '' for what the server finds itself. */
  readonly mapping: string;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}
const formOf = ({ file, mapping }: Pick<Statement, 'file' | 'mapping'>): FormData => {
  const form = new FormData();
  if (mapping !== '') form.append('mapping', mapping);
  form.append('file', file);
  return form;
};
export const useImportStatement = () =>
  useMutation({
    mutationFn: ({ id, file, mapping, ...sending }: Statement) =>
      sendForm<BankImport>(`${of(id)}/import`, formOf({ file, mapping }), sending),
    meta: { invalidates: [...staleAfter.bankline, ...staleAfter.bankaccount] },
  });
export const useColumns = () =>
  useMutation({
    mutationFn: ({ id, file }: Pick<Statement, 'id' | 'file'>) =>
      api.post<BankColumns>(`${of(id)}/columns`, formOf({ file, mapping: '' })),
    meta: { invalidates: [] },
  });

interface Reconciling {
  readonly id: string;
  readonly body: Answer<'Reconcile'>;
  readonly idempotencyKey: string;
}
export const useReconcile = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Reconciling) =>
      api.post<Reconciliation>(`${of(id)}/reconciliations`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.reconciliation },
  });
export const useUndoReconciliation = () =>
  useMutation({
    mutationFn: ({
      id,
      rid,
      reason,
      idempotencyKey,
    }: {
      id: string;
      rid: string;
      reason: string;
      idempotencyKey: string;
    }) => api.post<Reconciliation>(`${of(id)}/reconciliations/${rid}/undo`, { reason }, { idempotencyKey }),
    meta: { invalidates: staleAfter.reconciliation },
  });
