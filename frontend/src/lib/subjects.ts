import type { Agent, Broker, Client, ClientDocument, IftaProcess, Invoice, Load, ManagedUser } from './api-types';

/** What a notice is about: a record by its own name, and where it can be opened. */
export interface Subject {
  name: string;
  links: readonly SubjectLink[];
}
export interface SubjectLink {
  label: string;
  to: string;
}

const openAt = (to: string): SubjectLink => ({ label: 'Open', to });

/** One without a page of its own. */
export const named = (name: string): Subject => ({ name, links: [] });

export const invoiceAt = (id: number, name: string): Subject => ({
  name,
  links: [openAt(`/accounting/invoices/${id}`)],
});

export const invoiceSubject = ({ id, invoiceNumber }: Pick<Invoice, 'id' | 'invoiceNumber'>): Subject =>
  invoiceAt(id, invoiceNumber);

/** A new invoice is to be sent next. */
export const newInvoiceSubject = (invoice: Pick<Invoice, 'id' | 'invoiceNumber'>): Subject => {
  const { name, links } = invoiceSubject(invoice);
  return { name, links: [...links, { label: 'Send', to: `/accounting/invoices/${invoice.id}?send=1` }] };
};

export const loadSubject = ({ id, loadNumber }: Pick<Load, 'id' | 'loadNumber'>): Subject => ({
  name: loadNumber,
  links: [openAt(`/loads/${id}`)],
});

export const clientSubject = ({ id, companyName }: Pick<Client, 'id' | 'companyName'>): Subject => ({
  name: companyName,
  links: [openAt(`/clients/${id}`)],
});

export const brokerSubject = ({ id, name }: { id: Broker['id'] | string; name: string }): Subject => ({
  name,
  links: [openAt(`/clients/brokers/${id}`)],
});

export const documentSubject = ({ id, originalName }: Pick<ClientDocument, 'id' | 'originalName'>): Subject => ({
  name: originalName,
  links: [openAt(`/documents/${id}`)],
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

export const agentSubject = ({ displayName }: Pick<Agent, 'displayName'>): Subject => named(displayName);
