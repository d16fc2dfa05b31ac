import { kinds, type Kind } from '../generated/kinds';

/** Where one record of a kind is shown. */
const addresses: Partial<Record<string, string>> = {
  invoice: '/accounting/invoices',
  load: '/loads',
  client: '/clients',
  broker: '/clients/brokers',
  vehicle: '/clients/vehicles',
  obligation: '/practice',
  driver: '/drivers',
  expense: '/expenses',
  reminder: '/reminders',
  paperrequest: '/reminders/papers',
  document: '/documents/uploads',
  compliancedocument: '/documents',
  supportrequest: '/support',
  iftaprocess: '/ifta',
  user: '/users',
  insurancerecord: '/insurance',
  businessentity: '/business',
  complianceaudit: '/features/audits',
  complianceupdate: '/features/updates',
  permit: '/features/every-permit',
  operatingauthority: '/features/authority',
  commercialplate: '/features/plates',
  heavyusefiling: '/features/plates/2290',
  irprenewal: '/features/plates/renewals',
  substancetest: '/drivers/tests',
};

/** Where the records of a kind are listed. @throws Error when they have no screen */
export const recordList = (kind: string): string => {
  const base = addresses[kind];
  if (base === undefined) throw new Error(`Records of the kind ${kind} have no screen`);
  return base;
};

export const recordAddress = (kind: string, id: string): string | null => {
  const base = addresses[kind];
  return base === undefined ? null : `${base}/${id}`;
};

/** Where clients and drivers are shown theirs; what has a panel there is opened by its id. */
const inPortal: Partial<Record<string, (id: string) => string>> = {
  obligation: () => '/client-portal/deadlines',
  paperrequest: () => '/client-portal/deadlines',
  document: () => '/client-portal/documents',
  compliancedocument: () => '/client-portal/documents',
  iftaprocess: () => '/client-portal/ifta',
  supportrequest: (id) => `/support/${id}`,
  load: () => '/client-portal/loads',
  expense: (id) => `/client-portal/expenses/${id}`,
  driver: () => '/client-portal/file',
};
export const portalAddress = (kind: string, id: string): string | null => inPortal[kind]?.(id) ?? null;

/** A payment is shown marked among those of its invoice. */
export const paymentAddress = (invoiceId: number | string, paymentId: number): string =>
  `/accounting/invoices/${invoiceId}?payment=${paymentId}`;

/** A batch is told above the list that it is about. */
export const batchAddress = (id: string, of = 'client'): string =>
  `/${of === 'expense' ? 'expenses' : 'clients'}?import=1&batch=${id}`;

export const isKind = (word: string): word is Kind => word in kinds;
