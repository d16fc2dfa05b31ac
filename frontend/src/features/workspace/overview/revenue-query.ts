import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { ClientRevenue } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const revenueQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.overview, clientId, 'revenue'],
    queryFn: () => api.get<ClientRevenue>(`/api/clients/${clientId}/revenue`),
  });

/** The invoices that were billed for a client between two days. */
export const billedBetween = (clientId: string, from: string, to: string): string =>
  `/accounting/invoices?${new URLSearchParams({ clientId, status: 'pending,overdue,paid', issuedFrom: from, issuedTo: to })}`;

/** The lines of the books up to a day that say what a client's invoices are still owed. */
export const openUpTo = (clientId: string, account: string, to: string): string =>
  `/accounting/bookkeeping?${new URLSearchParams({ clientId, account, to })}`;

/** The payments of a client's invoices that came in between two days. */
export const receivedBetween = (clientId: string, from: string, to: string): string =>
  `/payments/invoices?${new URLSearchParams({ clientId, status: 'received', from, to })}`;
