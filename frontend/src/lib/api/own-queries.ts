import { queryOptions } from '@tanstack/react-query';
import { listAll } from './api-client';
import type { ClientCharge, ComplianceDocument, PortalPayment } from './api-types';
import { roots } from './query-roots';

/** A client's own payments; asked for only when it is known whose. */
export const myPaymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...roots.portalPayments, 'mine', userId],
    queryFn: () => listAll<PortalPayment>('/api/client-payments'),
    enabled: userId !== '',
  });

/** What a client still owes the firm. */
export const ownChargesQuery = queryOptions({
  queryKey: [...roots.charges, 'own'],
  queryFn: () => listAll<ClientCharge>('/api/charges', { status: 'open' }),
});

/** The documents that are kept for a client. */
export const ownPapersQuery = queryOptions({
  queryKey: ['compliance-documents', 'own'],
  queryFn: () => listAll<ComplianceDocument>('/api/compliance-documents'),
});
