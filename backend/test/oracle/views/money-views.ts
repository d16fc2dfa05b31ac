import type { InvoiceSeen, Books, PaymentSeen, PortalPaymentSeen, Line } from './books';
import { type Scope, sees } from './eyes';
import { money, moneyOrNull } from '../plain';
import { type Row, clientDisplayName, driverDisplayName, stamps } from './views';

/** What the invoice is on the day: overdue from the day after its due date. */
export const statusOf = ({ state }: InvoiceSeen, today: string): string => {
  if (state.status !== 'open') return state.status === 'void' ? 'cancelled' : 'draft';
  const { amount, dueDate } = state.terms;
  if (state.paid === amount) return 'paid';
  return state.overdue || (dueDate !== null && dueDate < today) ? 'overdue' : 'pending';
};
export const paidOf = ({ state }: InvoiceSeen): number => (state.status === 'open' ? state.paid : 0);
export const openOf = (invoice: InvoiceSeen): number =>
  invoice.state.status === 'void' ? 0 : invoice.state.terms.amount - paidOf(invoice);
export const invoiceRow = (books: Books, invoice: InvoiceSeen, scope: Scope): Row => {
  const { state, id } = invoice;
  const { number, brokerId, loadId, clientId, driverId, amount, lines, issueDate, dueDate, notes } = state.terms;
  const status = statusOf(invoice, books.today);
  const vehicleId = state.terms.vehicleId ?? null;
  const vehicleClient = books.ever('vehicle').find(({ id }) => id === vehicleId)?.values['clientId'];
  const loadClient = books.ever('load').find(({ id }) => id === loadId)?.values['clientId'];
  return {
    id,
    invoiceNumber: number,
    brokerId,
    loadId,
    clientId,
    clientName: clientDisplayName(books, clientId, scope),
    driverId,
    driverName: driverDisplayName(books, driverId),
    vehicleId,
    vehicleUnit:
      vehicleId !== null && sees(scope, vehicleClient) ? books.displayNameOf('vehicle', vehicleId, 'unitNumber') : null,
    issueDate,
    bookedOn: state.terms.bookedOn ?? null,
    dueDate,
    notes,
    status,
    amount: money(amount),
    paid: money(paidOf(invoice)),
    balance: money(openOf(invoice)),
    brokerName: books.displayNameOf('broker', brokerId, 'name'),
    loadNumber: loadId !== null && sees(scope, loadClient) ? books.displayNameOf('load', loadId, 'loadNumber') : null,
    paidDate: status === 'paid' && state.status === 'open' ? (state.payments.at(-1)?.paymentDate ?? null) : null,
    lines: lines.map((line) => ({ ...line, amount: money(line.amount) })),
    sentAt: invoice.sentAt,
    sentTo: invoice.sentTo,
    remindedAt: invoice.remindedAt,
    remindedTo: invoice.remindedTo,
    ...stamps(invoice),
  };
};
/** The broker of the invoice as it stands, where the invoice is in scope. */
const brokerPaying = (books: Books, invoiceId: number, scope: Scope): unknown => {
  const terms = books.invoices.find(({ id }) => id === invoiceId)?.state.terms;
  return terms && sees(scope, terms.clientId) ? books.displayNameOf('broker', terms.brokerId, 'name') : null;
};
export const paymentRow = (
  books: Books,
  {
    paymentId,
    id,
    number,
    clientId,
    amount,
    paymentDate,
    bookedOn,
    method,
    factorId,
    factorFee,
    netAmount,
    notes,
    checkNumber,
    createdAt,
    reversedAt,
    reversalReason,
  }: PaymentSeen,
  scope: Scope,
): Row => ({
  id: paymentId,
  invoiceId: id,
  invoiceNumber: number,
  clientId,
  clientName: clientId === null ? null : books.displayNameOf('client', clientId, 'companyName'),
  brokerName: brokerPaying(books, id, scope),
  amount: money(amount),
  paymentDate,
  bookedOn: bookedOn ?? null,
  paymentMethod: method,
  factorId,
  factorFee: moneyOrNull(factorFee),
  netAmount: money(netAmount),
  notes,
  checkNumber: checkNumber ?? null,
  createdAt,
  reversedAt,
  reversalReason,
});
export const portalPaymentRow = (payment: PortalPaymentSeen): Row => {
  const { status, terms, failure, method } = payment.state;
  const { documentId, documentTitle, invoiceId, invoiceNumber } = payment.purpose;
  const { checkNumber, notes } = payment.begun;
  const account = payment.begun['account'] as Readonly<Record<string, unknown>> | null | undefined;
  return {
    id: payment.id,
    amount: terms.amount / 100,
    description: terms.description,
    status,
    paymentStatus: status,
    paymentMethod: method === 'card' ? 'credit_card' : method,
    documentId: documentId ?? null,
    documentTitle: documentTitle ?? null,
    invoiceId: invoiceId ?? null,
    invoiceNumber: invoiceNumber ?? null,
    account: account
      ? {
          accountHolderName: account['accountHolderName'],
          bankName: account['bankName'],
          routingNumber: account['routingNumber'],
          accountNumber: `*****${String(account['last4'])}`,
          accountType: account['accountType'],
        }
      : null,
    checkNumber: checkNumber ?? null,
    parts: ((payment.begun['parts'] ?? []) as { kind: string; amount: number }[]).map(({ kind, amount }) => ({
      kind,
      amount: money(amount),
    })),
    paidOutOn: payment.paidOutOn,
    notes: notes ?? null,
    transactionId: payment.transactionId,
    paymentDate: payment.paidOn,
    clientId: terms.clientId,
    clientName: terms.clientName,
    refundedAt: payment.refundedAt,
    failure,
    ...stamps(payment),
  };
};
/** Where the cash flow has an account: what holds money, trucks and the like, owners and lenders, all else. */
const cashFlowOf = (books: Books, account: string): string => {
  const told = (field: string): unknown => books.displayNameOf('account', account, field);
  if (String(told('cashAccount')) === 'true') return 'cash';
  if (told('subtype') === 'fixed-assets') return 'investing';
  const owed = told('type') === 'equity' || told('subtype') === 'long-term-liabilities' || account === '2250';
  return owed ? 'financing' : 'operating';
};
export const lineRow = (
  books: Books,
  {
    entryId,
    nr,
    date,
    accountNumber,
    description,
    reference,
    debit,
    credit,
    source,
    clientId,
    createdAt,
    paymentId,
    loadId = null,
    vehicleId = null,
    driverId = null,
    party = null,
    moved,
  }: Line,
): Row => ({
  $own: clientId === null,
  $moved: moved,
  $cashFlow: moved ? cashFlowOf(books, accountNumber) : null,
  $loadId: loadId ?? 'none',
  $vehicleId: vehicleId ?? 'none',
  $driverId: driverId ?? 'none',
  $brokerId: party?.kind === 'broker' ? party.id : 'none',
  balance: null,
  id: `${entryId}-${nr}`,
  entryId,
  date,
  accountNumber,
  account: books.displayNameOf('account', accountNumber, 'name') ?? accountNumber,
  accountType: books.displayNameOf('account', accountNumber, 'type'),
  description,
  reference,
  debit: money(debit),
  credit: money(credit),
  source,
  paymentId,
  createdAt,
  clientId,
  clientName: clientId === null ? null : books.displayNameOf('client', clientId, 'companyName'),
  $invoiceId: source?.kind === 'invoice' ? source.id : null,
});
