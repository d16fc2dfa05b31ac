import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type {
  Broker,
  Invoice,
  InvoiceAge,
  InvoiceSummary,
  InvoiceWithPayments,
  MoneyOfAMonth,
  Payment,
} from '../../../lib/api/api-types';
import { figuresQuery } from '../../../lib/api/figures-query';
import { roots } from '../../../lib/api/query-roots';

export const invoicesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.invoices, 'list', query],
    queryFn: () => api.list<Invoice>('/api/invoices', { query }),
    placeholderData: keepPreviousData,
  });

export const recentInvoicesQuery = (count: number, clientId: string) =>
  queryOptions({
    queryKey: [...roots.invoices, 'recent', count, clientId],
    queryFn: async () =>
      (await api.list<Invoice>('/api/invoices', { query: { limit: count, clientId } })).items.slice(0, count),
  });

export const paymentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.invoices, 'payments', query],
    queryFn: () => api.list<Payment>('/api/payments', { query }),
    placeholderData: keepPreviousData,
  });

/** What a load was billed with, the newest first; voided ones bill nothing. */
export const invoicesOfLoadQuery = (loadId: number) =>
  queryOptions({
    queryKey: [...roots.invoices, 'of-load', loadId],
    queryFn: async () =>
      (await api.list<Invoice>('/api/invoices', { query: { loadId, limit: 10 } })).items.filter(
        ({ status }) => status !== 'cancelled',
      ),
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.invoices, 'one', id],
    queryFn: () => api.get<InvoiceWithPayments>(`/api/invoices/${id}`),
  });

/** Figures over all invoices, or those of a client. */
export const invoiceSummaryQuery = (clientId: string) =>
  figuresQuery<InvoiceSummary>(roots.invoices, '/api/invoices/summary', { clientId });

export const ageingQuery = (clientId: string) =>
  figuresQuery<InvoiceAge[]>(roots.invoices, '/api/invoices/ageing', { clientId });

export const monthsQuery = (clientId: string) =>
  figuresQuery<MoneyOfAMonth[]>(roots.invoices, '/api/invoices/months', { clientId });

export const payerQuery = (brokerId: number) =>
  queryOptions({
    queryKey: [...roots.brokers, 'one', String(brokerId)],
    queryFn: () => api.get<Broker>(`/api/brokers/${brokerId}`),
  });
