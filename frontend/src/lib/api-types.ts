// Written by hand from the HTTP contract; replaced by types generated from /api/openapi.json.

export type Role = 'admin' | 'employee' | 'driver' | 'client' | 'agent';

export interface User {
  id: string; email: string; firstName: string; lastName: string; name: string;
  displayName: string; profileImageUrl: string; role: Role; isActive: boolean; isAdmin: boolean;
  isAgent: boolean; clientId: string | null; lastLogin: string | null; createdAt: string;
  updatedAt: string; permissions: string[];
}

export interface Firm {
  name: string; phone: string; email: string; timeZone: string; demo: boolean; version: string;
  today: string;
}

export interface LoginResponse {
  user?: User; admin?: User; agent?: User; client?: User; role: Role; token: string;
}

export type BusinessType = 'owner-operator' | 'small-fleet' | 'medium-fleet' | 'large-fleet';
export type RegistrationStatus = 'pending' | 'contacted' | 'approved' | 'rejected';

export interface RegistrationRequest {
  companyName: string; ownerName: string; email: string; phone: string; address: string;
  city: string; state: string; zipCode: string; businessType: BusinessType; dotNumber?: string;
  mcNumber?: string; fleetSize?: number; servicesNeeded?: string[]; additionalInfo?: string;
  website?: string;
}

export interface Registration {
  id: string; companyName: string; ownerName: string; email: string; phone: string;
  address: string; city: string; state: string; zipCode: string; businessType: BusinessType;
  dotNumber: string | null; mcNumber: string | null; fleetSize: number | null;
  servicesNeeded: string[] | null; additionalInfo: string | null; status: RegistrationStatus;
  clientId: string | null; createdAt: string; updatedAt: string; version: number;
}

export type PaymentTerms = 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'due_on_receipt' | 'cash_on_delivery';
export type ClientStatus = 'active' | 'inactive' | 'suspended';

export interface ClientFields {
  companyName: string; contactName: string | null; email: string | null; phone: string | null;
  address: string | null; city: string | null; state: string | null; zipCode: string | null;
  dotNumber: string | null; mcNumber: string | null; taxId: string | null;
  billingAddress: string | null; paymentTerms: PaymentTerms; creditLimit: string | null;
  status: ClientStatus; notes: string | null;
}

export interface Client extends ClientFields {
  id: string; createdAt: string; updatedAt: string; version: number;
}

export interface BrokerFields {
  name: string; contactEmail: string | null; contactPhone: string | null; address: string | null;
  taxId: string | null;
}

export interface Broker extends BrokerFields {
  id: number; createdAt: string; updatedAt: string; version: number;
}

export type LoadStatus = 'pending' | 'in_transit' | 'delivered' | 'cancelled';

export interface LoadFields {
  loadNumber: string; brokerId: number; clientId: string | null; pickupLocation: string;
  dropoffLocation: string; pickupDate: string | null; dropoffDate: string | null;
  distance: string | number | null; estimatedFuel: string | number | null;
  estimatedFuelCost: string | number | null;
}

export interface Load {
  id: number; loadNumber: string; brokerId: number | null; brokerName: string | null;
  driverId: number | null; clientId: string | null; pickupLocation: string;
  dropoffLocation: string; pickupDate: string | null; dropoffDate: string | null;
  distance: string | null; estimatedFuel: string | null; estimatedFuelCost: string | null;
  status: LoadStatus; createdAt: string; updatedAt: string; version: number;
}

export interface LoadSummary {
  total: number; active: number; delivered: number; miles: string;
}

export type InvoiceStatus = 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
export type LineKind = 'freight' | 'detention' | 'lumper' | 'fuel_surcharge' | 'other';

export interface InvoiceLine {
  kind: LineKind; description: string | null; amount: string;
}

export interface Invoice {
  id: number; invoiceNumber: string; clientId: string | null; loadId: number | null;
  loadNumber: string | null; brokerId: number | null; brokerName: string | null;
  driverId: number | null; amount: string; paid: string; balance: string; status: InvoiceStatus;
  issueDate: string | null; dueDate: string | null; paidDate: string | null; notes: string | null;
  lines: InvoiceLine[]; sentAt: string | null; sentTo: string | null; createdAt: string;
  updatedAt: string; version: number;
}

export interface InvoiceWithPayments extends Invoice {
  payments: Payment[];
}

export interface InvoiceRequest {
  brokerId: number; amount?: string | number; lines?: InvoiceLine[]; invoiceNumber?: string;
  loadId?: number | null; clientId?: string | null; issueDate?: string | null;
  dueDate?: string | null; notes?: string | null; status?: InvoiceStatus;
}

export interface InvoiceSummary {
  totalInvoices: number; totalBilled: string; paidAmount: string; paidCount: number;
  pendingAmount: string; pendingCount: number; overdueAmount: string; overdueCount: number;
  outstanding: string; collectionRate: number;
}

export type PaymentMethod = 'check' | 'ach' | 'wire' | 'card' | 'cash' | 'factoring' | 'manual';

export interface Payment {
  id: number; invoiceId: number; invoiceNumber: string; amount: string;
  paymentDate: string | null; paymentMethod: PaymentMethod; factorFee: string | null;
  netAmount: string; notes: string | null; reversedAt: string | null;
  reversalReason: string | null; createdAt: string;
}

export interface PaymentRequest {
  amount: string; paymentDate?: string; paymentMethod: PaymentMethod; factorFee?: string;
  notes?: string;
}

export type AccountType = 'assets' | 'liabilities' | 'equity' | 'revenue' | 'expenses';

export interface LedgerAccount {
  number: string; name: string; type: AccountType; subtype: string | null;
  description: string | null; balanceType: 'debit' | 'credit'; active: boolean; balance: string;
}

export interface LedgerRow {
  id: string | number; entryId: string; date: string; accountNumber: string; account: string;
  accountType: AccountType; description: string | null; reference: string | null; debit: string;
  credit: string;
  source: { kind: string; id: string | number } | null;
  createdAt: string;
}

export interface TrialBalance {
  asOf: string | null;
  rows: { number: string; name: string; type: AccountType; debit: string; credit: string }[];
  totalDebit: string; totalCredit: string;
}

export interface DashboardStats {
  pendingInvoices?: number; monthlyRevenue?: string; fuelExpenses?: string;
  milesDriven?: string | number;
}

export interface AuditFact {
  position: string | number; stream: string; kind: string; recordId: string; version: number;
  type: string; words: string; data: unknown;
  metadata: {
    actorId: string | null;
    actorName: string | null;
    role: string | null;
    requestId: string | null;
    correlationId: string | null;
    causation: string | null;
    source: string | null;
  };
  recordedAt: string;
}

export interface HistoryChange {
  field: string; label: string; before: unknown; after: unknown;
}

export interface HistoryItem {
  position: string | number; version: number; at: string;
  actor: { id: string | null; name: string | null; role: string | null } | null;
  action: string; type: string; changes: HistoryChange[];
}

export type JobState = 'failed' | 'completed' | 'active' | 'waiting' | 'delayed';

export interface Job {
  id: string; name: string; state: JobState; attempts: number; maxAttempts: number;
  failure: string | null; subject: string | null; createdAt: string; finishedAt: string | null;
  progress: number | null;
}

export interface DemoMail {
  id: string; to: string; subject: string; createdAt: string; status: string;
}

export interface DemoMailDetail extends DemoMail {
  html: string | null; text: string | null;
  attachments: { filename: string; contentType: string; size?: number; url: string }[];
}

export type LiveEntity = 'client' | 'broker' | 'load' | 'invoice' | 'registration' | 'entry' | 'account' | 'user' | 'settings' | 'job';
