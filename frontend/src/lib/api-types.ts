import type { components, operations } from './api.generated';

// Names for the shapes of docs/openapi.json: a change of the API breaks the type check where it matters.

type Schemas = components['schemas'];
type JsonOf<Operation extends { responses: { 200: { content: { 'application/json': unknown } } } }> = Operation['responses'][200]['content']['application/json'];

export type User = Schemas['User'] & { agent?: Agent | null };
export type Role = User['role'];
export type Firm = Schemas['Firm'];
export type Credentials = Schemas['Login'];
type LoginAnswers = JsonOf<operations['Auth_staff'] & operations['Auth_admin'] & operations['Auth_agent'] & operations['Auth_client']>;
/** Each door gives the person a name of its own. */
export type LoginResponse = Pick<LoginAnswers, 'role' | 'token'> & { user?: User; admin?: User; agent?: Agent; client?: User };

export type Registration = Schemas['Registration'];
export type RegistrationStatus = Registration['status'];
export type RegistrationStatusChange = Schemas['RegistrationStatus'];
export type NewRegistration = Schemas['NewRegistration'];
export type BusinessType = Registration['businessType'];

export type Client = Schemas['Client'] & { agentId?: string | null };
export type ClientStatus = Client['status'];
export type PaymentTerms = Client['paymentTerms'];
export type NewClient = Schemas['NewClient'] & { agentId?: string | null };
export type ClientChanges = Schemas['ClientChanges'];

export type Broker = Schemas['Broker'];
export type NewBroker = Schemas['NewBroker'];
export type BrokerChanges = Schemas['BrokerChanges'];

export type Load = Schemas['Load'];
export type LoadStatus = Load['status'];
export type LoadSummary = Schemas['LoadSummary'];
export type NewLoad = Schemas['NewLoad'];
export type LoadChanges = Schemas['LoadChanges'];

export type Invoice = Schemas['Invoice'];
export type InvoiceStatus = Invoice['status'];
export type InvoiceLine = Invoice['lines'][number];
export type LineKind = InvoiceLine['kind'];
export type InvoiceWithPayments = Schemas['InvoiceWithPayments'];
export type InvoiceSummary = Schemas['InvoiceSummary'];
export type NewInvoice = Schemas['NewInvoice'];
export type InvoiceChanges = Schemas['InvoiceChanges'];
export type SendInvoice = Schemas['SendInvoice'];
export type Reason = Schemas['Reason'];

export type Payment = Schemas['Payment'];
export type PaymentMethod = Payment['paymentMethod'];
export type NewPayment = Schemas['NewPayment'];

export type LedgerAccount = Schemas['Account'];
export type AccountType = LedgerAccount['type'];
export type LedgerLine = Schemas['LedgerLine'];
export type TrialBalance = Schemas['TrialBalance'];
export type DashboardStats = Schemas['DashboardStats'];

export type AuditFact = Schemas['AuditFact'];
export type AuditActors = JsonOf<operations['Audit_actors']>;
export type AuditTypes = JsonOf<operations['Audit_types']>;
export type HistoryStep = Schemas['HistoryStep'];
export type HistoryChange = HistoryStep['changes'][number];

export type Job = Schemas['Job'];
export type JobState = NonNullable<NonNullable<operations['Jobs_list']['parameters']['query']>['state']>;

export type Mail = Schemas['Mail'];
export type MailItem = Schemas['MailItem'];

export type ClientDocument = Schemas['Document'];
export type DocumentStatus = ClientDocument['status'];
export type DocumentType = ClientDocument['documentType'];
export type DocumentReview = Schemas['DocumentReview'];

export type IftaProcess = Schemas['IftaProcess'];
export type IftaStatus = IftaProcess['status'];
export type Quarter = IftaProcess['quarter'];
export type NewIftaProcess = Schemas['NewIftaProcess'];
export type IftaProcessChanges = Schemas['IftaProcessChanges'];

export type FeePayment = Schemas['FeePayment'];
export type FeeStatus = FeePayment['status'];
export type Fee = Schemas['Fee'];
export type CheckoutIntent = Schemas['Checkout'];
export type SandboxCard = Schemas['SandboxCard'];
export type SandboxAnswer = Schemas['SandboxConfirmed'];

/** By hand: the document describes /api/stream as a stream of text, not the messages in it. */
export type LiveEntity = 'client' | 'broker' | 'load' | 'invoice' | 'registration' | 'entry' | 'account' | 'user' | 'settings' | 'job' | 'agent' | 'document' | 'iftaprocess' | 'fee';

// until generated
export type AccessLevel = 'basic' | 'standard' | 'advanced' | 'restricted';
export type RestrictedFeature = 'clients' | 'registrations' | 'brokers' | 'loads' | 'invoices' | 'accounting' | 'reports' | 'documents' | 'ifta';
export interface AgentFields {
  userId: string;
  displayName: string;
  email: string | null;
  department: string | null;
  accessLevel: AccessLevel;
  maxClients: number;
  maxInvoices: number;
  canCreateInvoices: boolean;
  canViewReports: boolean;
  canManageClients: boolean;
  canAccessAccounting: boolean;
  restrictedFeatures: RestrictedFeature[];
}
export interface Agent extends AgentFields {
  id: string;
  permissions: string[];
  isActive: boolean;
  lastLoginAt: string | null;
  firstName: string;
  lastName: string;
  profileImageUrl: string;
  role: 'agent';
  version: number;
  createdAt: string;
  updatedAt: string;
}
export interface AgentStats {
  totalRevenue: string | null;
  invoicesCreated: number;
  clientsManaged: number;
  invoicesThisMonth: number;
}
export interface AgentClient {
  id: string;
  name: string;
  email: string | null;
}
export interface AgentInvoice {
  id: number;
  invoiceNumber: string;
  carrier: string;
  amount: string;
  status: string;
}
export interface ManagedUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  role: Role;
  clientId: string | null;
  isActive: boolean;
  invitedAt: string | null;
  passwordSetAt: string | null;
  lastLogin: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}
export interface OwnSession {
  id: string;
  current: boolean;
  startedAt: string;
  lastSeenAt: string;
  device: string;
  address: string;
}
export interface FirmSettings {
  name: string;
  address: string | null;
  phone: string;
  email: string;
  timeZone: string;
  ein: string | null;
  remitTo: string | null;
  defaultFee: string;
  fuelPrice: string | null;
  defaultMpg: string | null;
  invoicePrefix: string;
  version: number;
}
export interface ResetAnswer {
  message: string;
  /** In a demo only. */
  resetToken?: string;
}
