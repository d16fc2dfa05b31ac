import type { components, operations } from '../../generated/api';
import type { Kind } from '../../generated/kinds';

// Names for the shapes of dist/openapi.json: a change of the API breaks the type check where it matters.

type Schemas = components['schemas'];
/** What the API answers or is sent, by its published name: `Answer<'InsuranceRecord'>`. */
export type Answer<Name extends keyof Schemas> = Schemas[Name];
type JsonOf<Operation extends { responses: { 200: { content: { 'application/json': unknown } } } }> =
  Operation['responses'][200]['content']['application/json'];

export type User = Schemas['User'];
export type Role = User['role'];
export type Firm = Schemas['Firm'];
/** A list as somebody likes to see it. */
export type SavedView = Schemas['SavedView'];
export type ViewChanges = Schemas['ViewChanges'];
/** Whether somebody reads a list as a table or as cards. */
export type ListShape = Schemas['ListShape'];
/** A record that the search over everything found. */
export type Finding = Schemas['Hit'];
export type Findings = Schemas['Findings'];
export type Credentials = Schemas['Login'];
type LoginAnswers = JsonOf<
  operations['Auth_staff'] & operations['Auth_admin'] & operations['Auth_agent'] & operations['Auth_client']
>;
/** Who signed in at the agents' door: the agent, or the user alone until an administrator made the agent. */
export type AgentOrUser = JsonOf<operations['Auth_agent']>['agent'];
/** Each door gives the person a name of its own. */
export type LoginResponse = Pick<LoginAnswers, 'role' | 'token'> &
  Partial<Pick<LoginAnswers, 'user' | 'admin' | 'agent' | 'client'>>;

export type ResetAnswer = JsonOf<operations['Passwords_request']>;

export type Agent = Schemas['Agent'];
export type AccessLevel = Agent['accessLevel'];
export type AgentForm = Schemas['AgentForm'];
export type RestrictedFeature = NonNullable<AgentForm['restrictedFeatures']>[number];
export type AgentPassword = Schemas['AgentPassword'];
export type AgentProfile = Schemas['AgentProfile'];
export type Avatar = JsonOf<operations['Desk_avatar']>;
export type AgentStats = Schemas['AgentStats'];
export type AgentClient = Schemas['AgentClient'];
export type AgentInvoice = Schemas['AgentInvoice'];

export type ReadReceipt = Schemas['ReadReceipt'];
export type ReadDocument = Schemas['ReadDocument'];
export type FieldOfPaper = Schemas['FieldOfPaper'];
export type ChoiceOfPaper = Schemas['ChoiceOfPaper'];
export type Profile = Schemas['Profile'];
export type ManagedUser = Schemas['ManagedUser'];
export type NewUser = Schemas['NewUser'];
export type UserChanges = Schemas['UserChanges'];
export type NewPassword = Schemas['NewPassword'];
export type OwnSession = Schemas['OwnSession'];
export type FirmSettings = Schemas['FirmSettings'];
export type FirmSettingsChanges = Schemas['FirmSettingsChanges'];

export type Registration = Schemas['Registration'];
export type RegistrationStatus = Registration['status'];
export type NewRegistration = Schemas['NewRegistration'];
export type BusinessType = Registration['businessType'];

export type Client = Schemas['Client'];
/** A client as the office lists it: with its agent, what it owes and its next deadline. */
export type ClientStanding = Schemas['ClientStanding'];
export type ClientStatus = Client['status'];
export type PaymentTerms = Client['paymentTerms'];
export type NewClient = Schemas['NewClient'];
export type ClientChanges = Schemas['ClientChanges'];

export type Batch = Schemas['Batch'];
export type BatchOutcome = Schemas['BatchOutcome'];

export type ClientOverview = Schemas['ClientOverview'];
export type ClientRevenue = Schemas['ClientRevenue'];
export type Integrity = Schemas['Integrity'];
export type IntegrityCheck = Schemas['IntegrityCheck'];

export type Expense = Schemas['Expense'];
export type ExpenseSummary = Schemas['ExpenseSummary'];

export type Broker = Schemas['Broker'];
export type NewBroker = Schemas['NewBroker'];
export type BrokerChanges = Schemas['BrokerChanges'];

export type Load = Schemas['Load'];
export type LoadStatus = Load['status'];
export type LoadSummary = Schemas['LoadSummary'];
export type Route = Schemas['Route'];
export type NewLoad = Schemas['NewLoad'];
export type NewLoadTerms = Schemas['NewLoadTerms'];
export type LoadChanges = Schemas['LoadChanges'];

export type Driver = Schemas['Driver'];
export type EmploymentStatus = Driver['employmentStatus'];
export type Vehicle = Schemas['Vehicle'];
export type VehicleStatus = Vehicle['status'];
export type NewVehicle = Schemas['NewVehicle'];
export type VehicleChanges = Schemas['VehicleChanges'];

export type Obligation = Schemas['Obligation'];
export type ObligationStatus = Obligation['status'];
export type Reminder = Schemas['Reminder'];
export type SupportRequest = Schemas['SupportRequest'];
export type SupportMessage = Schemas['SupportMessage'];
export type Chat = Schemas['Chat'];
export type ChatMessage = Schemas['ChatMessage'];
export type Notifications = Schemas['Notifications'];
export type Notification = Schemas['Notification'];
export type PaperRequest = Schemas['PaperRequest'];
export type ObligationsBulk = Schemas['ObligationsBulk'];
export type BulkAnswer = Schemas['BulkAnswer'];
export type PracticeRow = Schemas['PracticeRow'];
export type PracticeClient = Schemas['PracticeClient'];
export type PracticeCell = Schemas['PracticeCell'];
export type PracticeWeek = Schemas['PracticeWeek'];
export type PracticePerson = Schemas['PracticePerson'];
export type InsuranceRecord = Schemas['InsuranceRecord'];
export type BusinessEntity = Schemas['BusinessEntity'];
export type BusinessEntitySummary = Schemas['BusinessEntitySummary'];
export type ComplianceAudit = Schemas['ComplianceAudit'];
export type ComplianceUpdate = Schemas['ComplianceUpdate'];
export type Permit = Schemas['Permit'];
export type OperatingAuthority = Schemas['OperatingAuthority'];
export type CommercialPlate = Schemas['CommercialPlate'];
export type HeavyUseFiling = Schemas['HeavyUseFiling'];
export type IrpRenewal = Schemas['IrpRenewal'];
export type SubstanceTest = Schemas['SubstanceTest'];
export type HeavyUseSummary = Schemas['HeavyUseSummary'];
export type HeavyUseWeight = Schemas['HeavyUseWeight'];

export type Invoice = Schemas['Invoice'];
export type InvoiceStatus = Invoice['status'];
export type InvoiceLine = Invoice['lines'][number];
export type LineKind = InvoiceLine['kind'];
export type InvoiceWithPayments = Schemas['InvoiceWithPayments'];
export type InvoiceSummary = Schemas['InvoiceSummary'];
export type NewInvoice = Schemas['NewInvoice'];
export type InvoiceChanges = Schemas['InvoiceChanges'];
export type InvoicesBulk = Schemas['InvoicesBulk'];
export type InvoiceAge = Schemas['InvoiceAge'];
export type MoneyOfAMonth = Schemas['MoneyOfAMonth'];
export type DaysToPay = Schemas['DaysToPay'];
export type SendInvoice = Schemas['SendInvoice'];
export type Reason = Schemas['Reason'];

export type Payment = Schemas['Payment'];
export type PaymentMethod = Payment['paymentMethod'];
export type NewPayment = Schemas['NewPayment'];
export type NewCheck = Schemas['NewCheck'];
export type Check = Schemas['Check'];
export type Deposit = Schemas['Deposit'];
export type Factor = Schemas['Factor'];
export type Factoring = Schemas['Factoring'];

export type LedgerAccount = Schemas['Account'];
export type NewAccount = Schemas['NewAccount'];
export type AccountChanges = Schemas['AccountChanges'];
export type AccountType = LedgerAccount['type'];
export type JournalEntry = Schemas['JournalEntry'];
export type NewEntry = Schemas['NewEntry'];
export type LedgerLine = Schemas['LedgerLine'];
export type TieOut = Schemas['TieOut'];
export type TrialBalance = Schemas['TrialBalance'];
export type Period = Schemas['Period'];
export type PeriodDetails = Schemas['PeriodDetails'];
export type LateEntryLine = Schemas['LateEntryLine'];
export type DashboardStats = Schemas['DashboardStats'];

export type AuditEvent = Schemas['AuditFact'];
/** Some words of a sentence, and the record that they name. */
export type EventPiece = Schemas['Piece'];
export type AuditActors = JsonOf<operations['Audit_actors']>;
export type AuditBehind = JsonOf<operations['Audit_behind']>;
export type AuditTypes = JsonOf<operations['Audit_types']>;
export type HistoryStep = Schemas['HistoryStep'];

export type RecordName = Schemas['RecordName'];

export type Job = Schemas['Job'];
export type RetriedJobs = Schemas['RetriedJobs'];
export type JobState = NonNullable<NonNullable<operations['Jobs_list']['parameters']['query']>['state']>;

export type Mail = Schemas['Mail'];
export type MailItem = Schemas['MailItem'];

export type ClientDocument = Schemas['Document'];
export type DocumentStatus = ClientDocument['status'];
export type DocumentType = ClientDocument['documentType'];
export type ComplianceDocument = Schemas['ComplianceDocument'];
export type DocumentReview = Schemas['DocumentReview'];

export type IftaProcess = Schemas['IftaProcess'];
export type IftaStatus = IftaProcess['status'];
export type Quarter = IftaProcess['quarter'];
/** What a fleet drove in some days. */
export type Distances = JsonOf<operations['Distances_of']>;
export type NewIftaProcess = Schemas['NewIftaProcess'];
export type IftaProcessChanges = Schemas['IftaProcessChanges'];

export type PortalPayment = Schemas['PortalPayment'];
/** What a client owes the firm for a service. */
export type ClientCharge = Schemas['ClientCharge'];
export type NewCompliancePayment = Schemas['NewCompliancePayment'];
export type PaymentStep = Schemas['PaymentStep'];
export type PaymentFigures = Schemas['PaymentFigures'];
export type PortalPaymentStatus = PortalPayment['status'];
export type Fee = Schemas['Fee'];
export type CheckoutIntent = Schemas['Checkout'];
export type SandboxCard = Schemas['SandboxCard'];
export type SandboxAnswer = Schemas['SandboxConfirmed'];

/** What a message of /api/stream is about: a record of a kind, or a job. */
export type LiveEntity = Kind | 'job';
