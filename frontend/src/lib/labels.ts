import type {
  AccessLevel,
  ClientStatus,
  InvoiceStatus,
  LineKind,
  LoadStatus,
  PaymentMethod,
  PaymentTerms,
  RegistrationStatus,
  RestrictedFeature,
  Role,
} from './api-types';

export const paymentTermsLabels: Record<PaymentTerms, string> = {
  net_15: 'Net 15',
  net_30: 'Net 30',
  net_45: 'Net 45',
  net_60: 'Net 60',
  due_on_receipt: 'Due on Receipt',
  cash_on_delivery: 'Cash on Delivery',
};
export const clientStatusLabels: Record<ClientStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  suspended: 'Suspended',
};
export const loadStatusLabels: Record<LoadStatus, string> = {
  pending: 'Pending',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
};
export const registrationStatusLabels: Record<RegistrationStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const lineKindLabels: Record<LineKind, string> = {
  freight: 'Freight',
  detention: 'Detention',
  lumper: 'Lumper',
  fuel_surcharge: 'Fuel surcharge',
  other: 'Other',
};
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  check: 'Check',
  ach: 'ACH',
  wire: 'Wire',
  card: 'Card',
  cash: 'Cash',
  factoring: 'Factoring',
  manual: 'Manual',
};

export const roleLabels: Record<Role, string> = {
  admin: 'Administrator',
  employee: 'Employee',
  agent: 'Agent',
  driver: 'Driver',
  client: 'Client',
};
export const accessLevelLabels: Record<AccessLevel, string> = {
  basic: 'Basic',
  standard: 'Standard',
  advanced: 'Advanced',
  restricted: 'Restricted',
};
export const featureLabels: Record<RestrictedFeature, string> = {
  clients: 'Clients',
  registrations: 'Registrations',
  brokers: 'Brokers',
  loads: 'Loads',
  invoices: 'Invoices',
  accounting: 'Accounting',
  reports: 'Reports',
  documents: 'Documents',
  ifta: 'IFTA',
};

export const isFeature = (word: string): word is RestrictedFeature => word in featureLabels;

export const optionsOf = <Key extends string>(labels: Record<Key, string>): { value: Key; label: string }[] =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));
