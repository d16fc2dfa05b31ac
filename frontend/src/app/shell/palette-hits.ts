import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { complianceAuditLabels, complianceUpdateLabels, permitLabels } from '../../generated/kinds';
import type {
  Broker,
  BusinessEntity,
  Client,
  CommercialPlate,
  ComplianceAudit,
  ComplianceUpdate,
  Driver,
  InsuranceRecord,
  Invoice,
  Load,
  OperatingAuthority,
  Permit,
  User,
  Vehicle,
} from '../../lib/api-types';
import { useFirm } from '../../lib/firm';
import { formatMoney } from '../../lib/money';
import { can, useUser } from '../../lib/session/session-context';
import { navigationFor } from './navigation';

export interface Hit {
  id: string;
  group:
    | 'Pages'
    | 'Actions'
    | 'Invoices'
    | 'Clients'
    | 'Carriers'
    | 'Loads'
    | 'Vehicles'
    | 'Insurance'
    | 'Business'
    | 'Compliance'
    | 'Drivers';
  label: string;
  detail?: string;
  to: string;
}

const PER_KIND = 5;

const actions = [
  { label: 'New invoice', to: '/accounting/invoices?new=1', permission: 'invoices.write' },
  { label: 'Add client', to: '/clients?new=1', permission: 'clients.write' },
  { label: 'Add broker', to: '/clients/brokers?new=1', permission: 'brokers.write' },
  { label: 'Add load', to: '/loads?new=1', permission: 'loads.write' },
  { label: 'Add insurance record', to: '/insurance?new=1', permission: 'insurance.write' },
  { label: 'Register business entity', to: '/business?new=1', permission: 'entities.write' },
  { label: 'Add vehicle', to: '/clients/vehicles?new=1', permission: 'vehicles.write' },
  { label: 'Add driver', to: '/drivers?new=1', permission: 'drivers.write' },
] as const;

const recordHits = async (user: User, q: string): Promise<Hit[]> => {
  const found = async <Item>(permission: string, path: string, hit: (item: Item) => Hit): Promise<Hit[]> =>
    can(user, permission)
      ? (await api.list<Item>(path, { query: { q, limit: PER_KIND } })).items.slice(0, PER_KIND).map(hit)
      : [];
  const groups = await Promise.all([
    found<Invoice>('invoices.read', '/api/invoices', (item) => ({
      id: `invoice-${item.id}`,
      group: 'Invoices',
      label: item.invoiceNumber,
      detail: `${item.brokerName ?? ''} ${formatMoney(item.amount)}`.trim(),
      to: `/accounting/invoices/${item.id}`,
    })),
    found<Client>('clients.read', '/api/clients', (item) => ({
      id: `client-${item.id}`,
      group: 'Clients',
      label: item.companyName,
      detail: item.contactName ?? '',
      to: `/clients/${item.id}`,
    })),
    found<Broker>('brokers.read', '/api/brokers', (item) => ({
      id: `broker-${item.id}`,
      group: 'Carriers',
      label: item.name,
      to: `/clients/brokers/${item.id}`,
    })),
    found<Load>('loads.read', '/api/loads', (item) => ({
      id: `load-${item.id}`,
      group: 'Loads',
      label: item.loadNumber,
      detail: `${item.pickupLocation} → ${item.dropoffLocation}`,
      to: `/loads/${item.id}`,
    })),
    found<Vehicle>('vehicles.read', '/api/vehicles', (item) => ({
      id: `vehicle-${item.id}`,
      group: 'Vehicles',
      label: `Unit ${item.unitNumber}`,
      detail: [item.clientName, item.licensePlate].filter(Boolean).join(' · '),
      to: `/clients/vehicles/${item.id}`,
    })),
    found<InsuranceRecord>('insurance.read', '/api/insurance', (item) => ({
      id: `insurance-${item.id}`,
      group: 'Insurance',
      label: item.name,
      detail: [item.clientName, item.policyNumber].filter(Boolean).join(' · '),
      to: `/insurance/${item.id}`,
    })),
    found<BusinessEntity>('entities.read', '/api/business-entities', (item) => ({
      id: `entity-${item.id}`,
      group: 'Business',
      label: item.businessName,
      detail: [item.clientName, item.state].filter(Boolean).join(' · '),
      to: `/business/${item.id}`,
    })),
    found<Permit>('compliance.read', '/api/permits', (item) => ({
      id: `permit-${item.id}`,
      group: 'Compliance',
      label: [permitLabels.permitType[item.permitType], item.permitNumber].filter(Boolean).join(' '),
      detail: item.clientName ?? '',
      to: `/features/every-permit/${item.id}`,
    })),
    found<CommercialPlate>('compliance.read', '/api/commercial-plates', (item) => ({
      id: `plate-${item.id}`,
      group: 'Compliance',
      label: `Plate ${item.plateNumber}`,
      detail: item.clientName ?? '',
      to: `/features/plates/${item.id}`,
    })),
    found<OperatingAuthority>('compliance.read', '/api/operating-authorities', (item) => ({
      id: `authority-${item.id}`,
      group: 'Compliance',
      label: item.mcNumber ? `MC ${item.mcNumber}` : `USDOT ${item.usdotNumber ?? ''}`,
      detail: item.clientName ?? '',
      to: `/features/authority/${item.id}`,
    })),
    found<ComplianceAudit>('compliance.read', '/api/compliance-audits', (item) => ({
      id: `audit-${item.id}`,
      group: 'Compliance',
      label: complianceAuditLabels.type[item.type],
      detail: [item.clientName, item.findings ?? item.notes].filter(Boolean).join(' · '),
      to: `/features/audits/${item.id}`,
    })),
    found<ComplianceUpdate>('compliance.read', '/api/compliance-updates', (item) => ({
      id: `update-${item.id}`,
      group: 'Compliance',
      label: complianceUpdateLabels.type[item.type],
      detail: [item.clientName, item.details].filter(Boolean).join(' · '),
      to: `/features/updates/${item.id}`,
    })),
    found<Driver>('drivers.read', '/api/drivers', (item) => ({
      id: `driver-${item.id}`,
      group: 'Drivers',
      label: `${item.firstName} ${item.lastName}`,
      detail: [item.clientName, item.licenseClass].filter(Boolean).join(' · '),
      to: `/drivers/${item.id}`,
    })),
  ]);
  return groups.flat();
};

export const usePaletteHits = (text: string): { hits: Hit[]; searching: boolean } => {
  const user = useUser();
  const firm = useFirm();
  const q = text.trim();
  const records = useQuery({
    queryKey: ['search', q],
    queryFn: () => recordHits(user, q),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const matches = (label: string) => label.toLowerCase().includes(q.toLowerCase());
  const { main, backOffice, coming } = navigationFor(user, firm);
  const pages = [...main, ...backOffice, ...coming, { to: '/profile', label: 'Profile' }]
    .filter(({ label }) => matches(label))
    .map((item): Hit => ({ id: `page-${item.to}`, group: 'Pages', label: item.label, to: item.to }));
  const offered = actions
    .filter((action) => can(user, action.permission) && matches(action.label))
    .map((action): Hit => ({ id: `do-${action.to}`, group: 'Actions', label: action.label, to: action.to }));
  const found = q.length >= 2 ? (records.data ?? []) : [];
  return { hits: q === '' ? [...offered, ...pages] : [...found, ...offered, ...pages], searching: records.isFetching };
};
