import type { ComponentType } from 'react';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import type { Client } from '../../../../lib/api/api-types';
import { lazyNamed } from '../../../../lib/lazy-named';

interface ClientTab {
  readonly value: string;
  readonly label: string;
  /** One of these opens it; absent: whoever sees the client. */
  readonly permissions?: readonly string[];
  readonly Content: ComponentType<{ client: Client }>;
  /** What is added here, and who may. */
  readonly add?: { readonly label: string; readonly permission: string };
}

const part = (load: () => Promise<ComponentType<{ client: Client }>>) => lazyNamed(load, <SkeletonList rows={6} />);

/** The parts of a client's page, in their order; each one's code is fetched when it is opened. */
export const clientTabs: readonly ClientTab[] = [
  {
    value: 'overview',
    label: 'Overview',
    Content: part(async () => (await import('./client-overview')).ClientOverview),
  },
  {
    value: 'invoices',
    label: 'Invoices',
    permissions: ['invoices.read'],
    add: { label: 'New Invoice', permission: 'invoices.write' },
    Content: part(async () => (await import('./client-invoices')).ClientInvoices),
  },
  {
    value: 'loads',
    label: 'Loads',
    permissions: ['loads.read'],
    add: { label: 'Add Load', permission: 'loads.write' },
    Content: part(async () => (await import('./client-loads')).ClientLoads),
  },
  {
    value: 'papers',
    label: 'Papers',
    permissions: ['documents.read'],
    add: { label: 'Add Paper', permission: 'documents.write' },
    Content: part(async () => (await import('./client-papers')).ClientPapers),
  },
  {
    value: 'filings',
    label: 'Filings',
    permissions: ['obligations.read'],
    Content: part(async () => (await import('../../../../features/compliance/obligations/filing-list')).FilingList),
  },
  {
    value: 'fees',
    label: 'Fees',
    permissions: ['portal-payments.read'],
    Content: part(async () => {
      const { PortalPaymentHistory } =
        await import('../../../../features/accounting/portal-payments/portal-payment-history');
      return () => <PortalPaymentHistory all />;
    }),
  },
  {
    value: 'people',
    label: 'People',
    permissions: ['drivers.read', 'users.manage'],
    Content: part(async () => (await import('./client-people')).ClientPeople),
  },
  {
    value: 'vehicles',
    label: 'Vehicles',
    permissions: ['vehicles.read'],
    add: { label: 'Add Vehicle', permission: 'vehicles.write' },
    Content: part(async () => (await import('./client-vehicles')).ClientVehicles),
  },
  {
    value: 'history',
    label: 'History',
    permissions: ['history.read'],
    Content: part(async () => {
      const { RecordHistory } = await import('../../../../features/administration/audit/record-history');
      return ({ client: { id } }) => <RecordHistory kind="client" id={id} />;
    }),
  },
];
