import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../../lib/api/api-client';
import type { Answer } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';
import type { Subject } from '../../../../lib/subjects';
import { clientOf } from '../process-words';
import { periodName, type Period } from '../quarters';

/** The fuel tax return of a client for a quarter. */
export type FuelTaxReturn = Answer<'IftaReturn'>;
/** The same with what trips, fuel and rates say otherwise now. */
export type OpenReturn = Answer<'FuelTaxReturnNow'>;
export type QuarterReview = Answer<'QuarterReview'>;

const path = '/api/ifta/returns';
const meta = { invalidates: staleAfter.iftareturn };

export const returnsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.iftaReturns, 'list', query],
    queryFn: ({ signal }) => api.list<FuelTaxReturn>(path, { query, signal }),
  });
export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.iftaReturns, 'one', id],
    queryFn: () => api.get<OpenReturn>(`${path}/${id}`),
  });
/** What an auditor would ask about a quarter. */
export const reviewQuery = (clientId: string, quarter: Period) =>
  queryOptions({
    queryKey: [...roots.iftaReview, clientId, quarter],
    queryFn: () => api.get<QuarterReview>('/api/ifta/review', { query: { clientId, quarter } }),
  });

/** Asks the client in its portal for what the review of a quarter lacks; what it was asked for before stays. */
export const useAskClient = () =>
  useMutation({
    mutationFn: (body: Answer<'QuarterToAskAbout'>) =>
      api.post<Answer<'QuarterQuestions'>>('/api/ifta/review/ask', body),
    meta: { invalidates: [...staleAfter.paperrequest, ...staleAfter.obligation, roots.iftaProcesses] },
  });

interface Sent<Body> {
  readonly body: Body;
  readonly idempotencyKey?: string;
}
export const useNewReturn = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: Sent<Answer<'NewFuelTaxReturn'>>) =>
      api.post<FuelTaxReturn>(path, body, { idempotencyKey }),
    meta,
  });

/** What each step of a return takes. */
export interface ReturnSteps {
  draft: Answer<'FuelTaxReturnAnew'>;
  review: Record<string, never>;
  file: Answer<'FiledFuelTaxReturn'>;
  amend: Answer<'AmendedFuelTaxReturn'>;
  pay: Answer<'FuelTaxPayment'>;
  'payment/reverse': Answer<'ReversedFuelTaxPayment'>;
  discard: Record<string, never>;
}
/** Takes a step of a return: `useReturnStep('file')`. */
export const useReturnStep = <Step extends keyof ReturnSteps>(step: Step) =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Sent<ReturnSteps[Step]> & { readonly id: string }) =>
      api.post<FuelTaxReturn>(`${path}/${id}/${step}`, body, { idempotencyKey }),
    meta,
  });

/** A return as a file; the audit pack has its records, too, as a ZIP or on one paper. */
export const fileOf = (id: string, format: 'pdf' | 'csv' | 'audit-pack' | 'audit-pack/pdf'): string =>
  `${path}/${id}/${format}`;
export const returnAddress = (id: string): string => `/ifta/returns/${id}`;
/** 'Red Mesa Transport, Q3 2026' */
export const returnName = (about: Pick<FuelTaxReturn, 'clientName' | 'period'>): string =>
  `${clientOf(about)}, ${periodName(about.period)}`;
export const returnSubject = (about: Pick<FuelTaxReturn, 'id' | 'clientName' | 'period'>): Subject => ({
  name: returnName(about),
  links: [{ label: 'Open', to: returnAddress(about.id) }],
});
/** The trips and the fuel that a quarter is made of. */
export const recordsAddress = (clientId: string, quarter: Period): string =>
  `/ifta/records?${new URLSearchParams({ clientId, quarter })}`;
