import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

/** What a driver is paid for a period. */
export type Settlement = Answer<'Settlement'>;
/** The same with what was paid in the year up to it. */
export type OpenSettlement = Answer<'SettlementWithYear'>;
export type SettlementLine = Answer<'SettlementLine'>;
export type Dispute = Answer<'SettlementDispute'>;
/** Settlements of all drivers of a book, prepared by a worker. */
export type SettlementRun = Answer<'SettlementRun'>;
export type LineEdit = Answer<'SettlementLineEdit'>;

const path = '/api/settlements';
const meta = { invalidates: staleAfter.settlement };

export const settlementsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.settlements, 'list', query],
    queryFn: ({ signal }) => api.list<Settlement>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
export const settlementQuery = (id: string | number) =>
  queryOptions({
    queryKey: [...roots.settlements, 'one', String(id)],
    queryFn: () => api.get<OpenSettlement>(`${path}/${id}`),
  });
/** How many stand at a status. */
export const countQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.settlements, 'count', query],
    queryFn: async () => (await api.list(path, { query: { ...query, limit: 1, total: 'exact' } })).total,
  });

/** How long a batch that is at work stays as it was read, where no news comes through. */
const LOOK_AGAIN_MS = 1_000;
const isAtWork = (run: SettlementRun | undefined): boolean => run?.status === 'waiting' || run?.status === 'running';

export const runsQuery = () =>
  queryOptions({
    queryKey: [...roots.settlementRuns, 'list'],
    queryFn: () => api.list<SettlementRun>('/api/settlement-runs'),
  });
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.settlementRuns, 'one', id],
    queryFn: () => api.get<SettlementRun>(`/api/settlement-runs/${id}`),
    refetchInterval: ({ state }) => (isAtWork(state.data) ? LOOK_AGAIN_MS : false),
  });

interface Sent<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}
export const usePrepare = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: Sent<Answer<'NewSettlement'>>) =>
      api.post<Settlement>(path, body, { idempotencyKey }),
    meta,
  });
export const usePrepareBook = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: Sent<Answer<'NewSettlementRun'>>) =>
      api.post<SettlementRun>(`${path}/batch`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.settlementrun },
  });
/** Edits and adds lines of a draft as it was seen. */
export const useChangeLines = () =>
  useMutation({
    mutationFn: ({ settlement: { id, version }, lines }: { settlement: Settlement; lines: readonly LineEdit[] }) =>
      api.patch<Settlement>(`${path}/${id}`, { lines }, { version }),
    meta,
  });

/** What each step of a settlement takes. */
interface Steps {
  approve: Answer<'SettlementApproval'>;
  reopen: Answer<'SettlementReason'>;
  pay: Answer<'SettlementPayment'>;
  'payment/reverse': Answer<'ReversedSettlementPayment'>;
  discard: Answer<'SettlementReason'>;
  send: Answer<'SettlementAddress'>;
  disputes: Answer<'NewSettlementDispute'>;
  'disputes/answer': Answer<'SettlementDisputeAnswer'>;
}
type Taken<Step extends keyof Steps> = Sent<Steps[Step]> & { readonly id: number; readonly version?: number };
/** Takes a step of a settlement: `useStep('approve')`; with its version only as it was seen. */
export const useStep = <Step extends keyof Steps>(step: Step) =>
  useMutation({
    mutationFn: ({ id, body, ...asked }: Taken<Step>) => api.post<Settlement>(`${path}/${id}/${step}`, body, asked),
    meta,
  });

/** The sheet of a settlement as a PDF. */
export const sheetOf = (id: number): string => `${path}/${id}/pdf`;
export const settlementAddress = (id: number | string): string => `/settlements/${id}`;

const subjectAt = ({ number }: Pick<Settlement, 'number'>, to: string): Subject => ({
  name: `Settlement ${number}`,
  links: [{ label: 'Open', to }],
});
export const settlementSubject = (settlement: Pick<Settlement, 'id' | 'number'>): Subject =>
  subjectAt(settlement, settlementAddress(settlement.id));
/** The same, where the driver is shown it. */
export const ownSettlementSubject = (settlement: Pick<Settlement, 'id' | 'number'>): Subject =>
  subjectAt(settlement, `/client-portal/pay/${settlement.id}`);
