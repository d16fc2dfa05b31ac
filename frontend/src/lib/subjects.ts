import type {
  Batch,
  Agent,
  Broker,
  Client,
  ClientDocument,
  FirmSettings,
  IftaProcess,
  Invoice,
  Job,
  JournalEntry,
  LedgerAccount,
  Load,
  ManagedUser,
  PortalPayment,
  Registration,
} from './api/api-types';
import { batchAddress } from './navigation/record-address';

/** What a notice is about: a record by its own name, and where it can be opened. */
export interface Subject {
  name: string;
  links: readonly [SubjectLink, ...SubjectLink[]];
}
export interface SubjectLink {
  label: string;
  to: string;
}
/** A record that was removed has its name, and no page. */
export interface Removed {
  name: string;
  links: readonly [];
}
/** Why a notice is about no record: there is none yet, or nobody is signed in who could open it. */
export type NoRecord = 'signing in' | 'not signed in';

export type About = Subject | Removed | NoRecord;

const openAt = (to: string): SubjectLink => ({ label: 'Open', to });

/** One without a page of its own is found in its list. */
const foundIn = (list: string, words: string): SubjectLink => openAt(`${list}?${new URLSearchParams({ q: words })}`);

export const removed = ({ name }: Subject): Removed => ({ name, links: [] });

export const invoiceAt = (id: number, name: string): Subject => ({
  name,
  links: [openAt(`/accounting/invoices/${id}`)],
});

export const invoiceSubject = ({ id, invoiceNumber }: Pick<Invoice, 'id' | 'invoiceNumber'>): Subject =>
  invoiceAt(id, invoiceNumber);

/** Several invoices that something was done about at once: '3 invoices'. */
export const invoicesSubject = (name: string): Subject => ({ name, links: [openAt('/accounting/invoices')] });

/** A new invoice is to be sent next. */
export const newInvoiceSubject = (invoice: Pick<Invoice, 'id' | 'invoiceNumber'>): Subject => {
  const { name, links } = invoiceSubject(invoice);
  return { name, links: [...links, { label: 'Send', to: `/accounting/invoices/${invoice.id}?send=1` }] };
};

/** A paper that a client was asked for. */
export const paperRequestSubject = ({ what }: { what: string }): Subject => ({
  name: what,
  links: [openAt('/client-portal/deadlines')],
});
/** Several obligations that were changed at once: '3 obligations'. */
export const practiceSubject = (name: string): Subject => ({ name, links: [openAt('/practice')] });

export const loadSubject = ({ id, loadNumber }: Pick<Load, 'id' | 'loadNumber'>): Subject => ({
  name: loadNumber,
  links: [openAt(`/loads/${id}`)],
});

export const batchSubject = ({ id, name, of }: Pick<Batch, 'id' | 'name' | 'of'>): Subject => ({
  name,
  links: [openAt(batchAddress(id, of))],
});

export const clientSubject = ({ id, companyName }: Pick<Client, 'id' | 'companyName'>): Subject => ({
  name: companyName,
  links: [openAt(`/clients/${id}`)],
});

export const brokerSubject = ({ id, name }: { id: Broker['id'] | string; name: string }): Subject => ({
  name,
  links: [openAt(`/clients/brokers/${id}`)],
});

/** Brokers that statements went to. */
export const brokersSubject = (): Subject => ({ name: 'Statements of account', links: [openAt('/clients/brokers')] });
export const documentSubject = ({ id, originalName }: Pick<ClientDocument, 'id' | 'originalName'>): Subject => ({
  name: originalName,
  links: [openAt(`/documents/uploads/${id}`)],
});

export const accountSubject = ({ number, name }: Pick<LedgerAccount, 'number' | 'name'>): Subject => ({
  name: `${number} ${name}`,
  links: [openAt(`/accounting/bookkeeping?account=${number}`)],
});

export const entrySubject = ({ id, reference }: Pick<JournalEntry, 'id' | 'reference'>): Subject => ({
  name: reference,
  links: [openAt(`/accounting/bookkeeping?entry=${id}`)],
});

/** A month of a book; `clientId` is null for the firm's own. */
export const periodSubject = (clientId: string | null, month: string, title: string): Subject => ({
  name: title,
  links: [
    openAt(
      `/accounting/bookkeeping?${new URLSearchParams({ view: 'periods', ...(clientId && { clientId }), period: month })}`,
    ),
  ],
});

export const processSubject = ({
  id,
  clientName,
  quarter,
  year,
}: Pick<IftaProcess, 'id' | 'clientName' | 'quarter' | 'year'>): Subject => ({
  name: `${clientName ?? 'Removed client'}, ${quarter} ${year}`,
  links: [openAt(`/ifta/${id}`)],
});

export const userSubject = ({ id, name, email }: Pick<ManagedUser, 'id' | 'name' | 'email'>): Subject => ({
  name: name || email,
  links: [openAt(`/users/${id}`)],
});

export const agentSubject = ({ displayName }: Pick<Agent, 'displayName'>): Subject => ({
  name: displayName,
  links: [foundIn('/agents', displayName)],
});

export const registrationSubject = ({ companyName }: Pick<Registration, 'companyName'>): Subject => ({
  name: companyName,
  links: [foundIn('/client-registrations', companyName)],
});

/** The payment of a fee by card, by the provider's number. */
export const portalPaymentSubject = ({
  description,
  transactionId,
}: Pick<PortalPayment, 'description' | 'transactionId'>): Subject => ({
  name: description,
  links: [foundIn('/payments', transactionId ?? description)],
});

/** A document of one's own, as a client sees it. */
export const ownDocumentSubject = ({ originalName }: Pick<ClientDocument, 'originalName'>): Subject => ({
  name: originalName,
  links: [foundIn('/client-portal/documents', originalName)],
});

export const settingsSubject = ({ name }: Pick<FirmSettings, 'name'>): Subject => ({
  name,
  links: [openAt('/settings')],
});

export const agentProfileSubject = (name: string): Subject => ({ name, links: [openAt('/agent-profile')] });

export const profileSubject = (name: string): Subject => ({ name, links: [openAt('/profile')] });

/** A device that one is signed in at. */
export const deviceSubject = (device: string): Subject => ({ name: device, links: [openAt('/profile')] });

const jobsNamed = (name: string): Subject => ({
  name,
  links: [
    { label: 'Waiting', to: '/audit/jobs?state=waiting' },
    { label: 'Done', to: '/audit/jobs?state=completed' },
  ],
});
export const jobSubject = ({ name, subject }: Pick<Job, 'name' | 'subject'>): Subject =>
  jobsNamed([name, subject].filter(Boolean).join(', '));
export const jobsSubject = (count: number): Subject => jobsNamed(count === 1 ? 'One job' : `${count} jobs`);
