import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

/** What a driver owes and has, and what was paid this year. */
export type DriverPay = Answer<'DriverPay'>;
export type DriverAccount = Answer<'DriverAccount'>;

/** The account of a driver in the book where it drives now, or the one of this id: '0192….7'. */
export const accountQuery = (driverId: number | string, account?: string) =>
  queryOptions({
    queryKey: [...roots.driverAccounts, 'one', String(driverId), account ?? null],
    queryFn: () =>
      api.get<DriverPay>(`/api/drivers/${driverId}/account`, account === undefined ? {} : { query: { account } }),
  });

/** The accounts of a driver in every book where it moved. */
export const accountsOfQuery = (driverId: string) =>
  queryOptions({
    queryKey: [...roots.driverAccounts, 'of', driverId],
    queryFn: () => api.get<DriverAccount[]>('/api/driver-accounts', { query: { driverId } }),
    meta: { quiet: true },
  });

/** Money that goes to a driver: an advance, or escrow that is returned. */
export type Outgoing = 'advances' | 'escrow-returns';
interface Moved {
  readonly driverId: number;
  readonly way: Outgoing;
  readonly body: Answer<'NewEscrowReturn'>;
  readonly idempotencyKey: string;
}
export const useMoveAccount = () =>
  useMutation({
    mutationFn: ({ driverId, way, body, idempotencyKey }: Moved) =>
      api.post<DriverAccount>(`/api/drivers/${driverId}/${way}`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.driveraccount },
  });

/** Says whether a driver is an owner-operator, and what its escrow bears. */
export const useKeepTerms = () =>
  useMutation({
    mutationFn: ({
      driverId,
      body,
      idempotencyKey,
    }: Omit<Moved, 'way' | 'body'> & { body: Answer<'DriverAccountTerms'> }) =>
      api.patch<DriverAccount>(`/api/drivers/${driverId}/account`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.driveraccount },
  });

/** Whose account it is: '7' of 'firm.7'. */
export const driverIdOf = (account: string): string => account.slice(account.lastIndexOf('.') + 1);
export const accountAddress = (id: string): string => `/settlements/accounts/${id}`;
export const accountSubject = (id: string, driverName: string): Subject => ({
  name: `Account of ${driverName}`,
  links: [{ label: 'Open', to: accountAddress(id) }],
});
