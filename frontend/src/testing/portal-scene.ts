import type { ClientDocument, PortalPayment, IftaProcess, User } from '../lib/api/api-types';
import type { Answering } from './fake-api';
import { firm } from './prepared/firm';
import { staffUser } from './render-app';

export const clientUser: User = {
  ...staffUser,
  id: 'user-9',
  email: 'ben@redmesa.test',
  firstName: 'Ben',
  lastName: 'Yazzie',
  role: 'client',
  clientId: 'client-1',
  permissions: ['dashboard.read', 'portal.read', 'portal.write', 'portal.documents.write', 'portal.pay'],
};
export const driverUser: User = {
  ...clientUser,
  id: 'user-10',
  role: 'driver',
  clientId: null,
  permissions: ['dashboard.read', 'portal.read', 'portal.write'],
};
export const officeUser: User = {
  ...staffUser,
  permissions: ['clients.read', 'documents.read', 'documents.write', 'ifta.read', 'ifta.write', 'portal-payments.read'],
};
export const adminUser: User = {
  ...officeUser,
  role: 'admin',
  isAdmin: true,
  permissions: [...officeUser.permissions, 'portal-payments.manage'],
};

const stored = {
  createdAt: '2026-02-10T15:00:00.000Z',
  updatedAt: '2026-02-10T15:00:00.000Z',
  removedAt: null,
  version: 3,
};

export const documentOf = (changes: Partial<ClientDocument> & { id: number }): ClientDocument => ({
  originalName: 'fuel-receipts.pdf',
  documentType: 'receipt',
  status: 'received',
  reason: null,
  mimeType: 'application/pdf',
  fileSize: 48_000,
  fileUrl: `/api/files/document-${changes.id}`,
  clientId: 'client-1',
  clientName: 'Red Mesa Transport',
  uploadedBy: 'Ben Yazzie',
  loadId: null,
  loadNumber: null,
  invoiceId: null,
  expenseId: null,
  readingStatus: null,
  readKind: null,
  readValues: null,
  readingFault: null,
  ...stored,
  ...changes,
});

export const processOf = (changes: Partial<IftaProcess> & { id: string }): IftaProcess => ({
  clientId: 'client-1',
  clientName: 'Red Mesa Transport',
  quarter: 'Q4',
  year: 2025,
  status: 'processed',
  dueDate: '2026-01-31',
  submittedDate: '2026-01-12',
  processedDate: '2026-01-20',
  totalMiles: '31250.5',
  totalGallons: '4810.2',
  taxOwed: '412.37',
  notes: 'Filed with Arizona',
  ...stored,
  ...changes,
});

export const paymentOf = (changes: Partial<PortalPayment> & { id: string }): PortalPayment => ({
  amount: 150,
  description: 'IFTA Processing Fee',
  status: 'completed',
  paymentStatus: changes.status ?? 'completed',
  paymentMethod: 'credit_card',
  documentId: null,
  documentTitle: null,
  invoiceId: null,
  invoiceNumber: null,
  account: null,
  checkNumber: null,
  notes: null,
  transactionId: 'pi_1',
  paymentDate: '2026-02-11',
  clientId: 'client-1',
  clientName: 'Red Mesa Transport',
  refundedAt: null,
  parts: [],
  paidOutOn: null,
  failure: null,
  letter: null,
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
  version: stored.version,
  ...changes,
});

/** The colour a status sign wears, read from its style sheet. */
export const toneOf = (element: HTMLElement): string | undefined => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  // the words of a chip stand in an element of their own
  const classes = [element, element.parentElement].flatMap((each) => [...(each?.classList ?? [])]);
  const dot = rules.find((rule) => classes.some((name) => rule.startsWith(`.${name}::before`)));
  return /--mui-palette-(\w+)-/.exec(dot ?? '')?.[1];
};

/** Makes the screen as wide as asked, for everything that asks for the width or the pointer. */
export const onScreen = (kind: 'desk' | 'phone'): void => {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: kind === 'phone' && /max-width|coarse/.test(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
};

/** A client in an empty portal; a test says what is different. */
export const portalAnswers = (answers: Record<string, Answering> = {}): Record<string, Answering> => ({
  'GET /api/auth/user': () => ({ body: clientUser }),
  'GET /api/firm': () => ({ body: firm }),
  'GET /api/client-documents': () => ({ body: [] }),
  'GET /api/compliance-documents': () => ({ body: [] }),
  'GET /api/compliance-payments/summary': () => ({ body: { paid: '0.00', pending: '0.00' } }),
  'GET /api/ifta-processes': () => ({ body: [] }),
  'GET /api/client-payments': () => ({ body: [] }),
  'GET /api/paper-requests': () => ({ body: [] }),
  'GET /api/obligations': () => ({ body: [] }),
  'GET /api/charges': () => ({ body: [] }),
  'GET /api/fees': () => ({
    body: [
      { description: 'IFTA Processing Fee', amount: '150.00' },
      { description: 'Service Fee', amount: '150.00' },
    ],
  }),
  ...answers,
});

/** One document in every status. */
export const someDocuments: readonly ClientDocument[] = [
  documentOf({ id: 1, originalName: 'october.pdf', documentType: 'ifta', status: 'received' }),
  documentOf({ id: 2, originalName: 'license.png', documentType: 'id', status: 'pending', mimeType: 'image/png' }),
  documentOf({ id: 3, originalName: 'w9.docx', documentType: 'w9', status: 'processed' }),
  documentOf({ id: 4, originalName: 'bol-17.pdf', documentType: 'bol', status: 'approved' }),
  documentOf({
    id: 5,
    originalName: 'blurred.jpg',
    documentType: 'invoice',
    status: 'rejected',
    reason: 'Too blurred to read',
  }),
];
