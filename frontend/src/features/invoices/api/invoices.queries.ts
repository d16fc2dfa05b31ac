import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Broker, Invoice, InvoiceSummary, InvoiceWithPayments, Payment } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export const invoicesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.invoices, 'list', query],
    queryFn: () => api.list<Invoice>('/api/invoices', { query }),
    placeholderData: keepPreviousData,
  });

export const recentInvoicesQuery = (count: number) =>
  queryOptions({
    queryKey: [...roots.invoices, 'recent', count],
    queryFn: async () => (await api.list<Invoice>('/api/invoices', { query: { limit: count } })).items.slice(0, count),
  });

export const paymentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.invoices, 'payments', query],
    queryFn: () => api.list<Payment>('/api/payments', { query }),
    placeholderData: keepPreviousData,
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.invoices, 'one', id],
    queryFn: () => api.get<InvoiceWithPayments>(`/api/invoices/${id}`),
  });

export const invoiceSummaryQuery = queryOptions({
  queryKey: [...roots.invoices, 'summary'],
  queryFn: () => api.get<InvoiceSummary>('/api/invoices/summary'),
});

export const payerQuery = (brokerId: number) =>
  queryOptions({
    queryKey: [...roots.brokers, 'one', String(brokerId)],
    queryFn: () => api.get<Broker>(`/api/brokers/${brokerId}`),
  });
