import type { DepositSeen, InvoiceSeen, Books, PaymentSeen, PortalPaymentSeen, Line } from './books';
import { type Scope, sees } from './eyes';
import { money, moneyOrNull, plusDays, sum } from '../plain';
import { type Row, clientDisplayName, seenDriver, stamps } from './views';

/** What the invoice is on the day: overdue from the day after its due date. */
export const statusOf = ({ state }: InvoiceSeen, today: string): string => {
  if (state.status !== 'open') return state.status === 'void' ? 'cancelled' : 'draft';
  const { dueDate } = state.terms;
  if (openOf({ state }) === 0) return 'paid';
  return state.overdue || (dueDate !== null && dueDate < today) ? 'overdue' : 'pending';
};
export const paidOf = ({ state }: InvoiceSeen): number => (state.status === 'open' ? state.paid : 0);
/** What is neither paid nor credited nor written off; a cancelled invoice owes nothing. */
export const openOf = ({ state }: Pick<InvoiceSeen, 'state'>): number => {
  if (state.status === 'void') return 0;
  if (state.status !== 'open') return state.terms.amount;
  return state.terms.amount - state.paid - state.credited - state.writtenOff - soldOf({ state });
};
/** What of it a factor bought and did not give back. */
const soldOf = ({ state }: Pick<InvoiceSeen, 'state'>): number =>
  state.status === 'open' && state.factoring?.recourse === false && state.factoring.status !== 'charged_back'
    ? state.factoring.amount
    : 0;
/** What an invoice tells of its factor. */
const factoringOf = (invoice: InvoiceSeen): Row => {
  const { state } = invoice;
  const factoring = state.status === 'open' ? state.factoring : null;
  if (!factoring) return { factorId: null, factorName: null, factoringStatus: null, factoring: null };
  const { factorId, factorName, status, factoredOn, recourse, recourseDays, advance, fee, reserve } = factoring;
  const isOut = status === 'advanced';
  const collected = state.status === 'open' ? state.payments.findLast((payment) => 'owed' in payment) : undefined;
  const { released } = factoring;
  const kept = status === 'charged_back' && !recourse ? 0 : fee;
  return {
    ...{ factorId, factorName, factoringStatus: status },
    factoring: {
      ...{ factorId, factorName, status, factoredOn, recourse },
      recourseUntil: recourse && recourseDays ? plusDays(factoredOn, recourseDays) : null,
      sold: money(soldOf(invoice)),
      advance: money(advance),
      reserve: money(isOut && !recourse ? reserve : 0),
      owed: money(isOut && recourse ? advance + fee : 0),
      fee: money(kept + (released?.fee ?? 0) + (status === 'collected' ? (collected?.factorFee ?? 0) : 0)),
      released: money(released?.release ?? 0),
      releasedOn: released?.releasedOn ?? null,
      interest: money(released?.interest ?? 0),
      returns: money(released?.returns ?? 0),
    },
  };
};
const disputedOf = ({ state }: InvoiceSeen): number =>
  state.status === 'open' ? sum(state.disputed, ({ amount }) => amount) : 0;
/** How far it is paid, in a word. */
const standingOf = (invoice: InvoiceSeen): string => {
  const { state } = invoice;
  if (state.status !== 'open') return state.status === 'void' ? 'cancelled' : 'draft';
  if (state.factoring?.status === 'advanced') return 'factored';
  if (openOf(invoice) > 0) {
    if (disputedOf(invoice) > 0) return 'disputed';
    if (invoice.isShort) return 'short';
    return state.payments.length > 0 ? 'partly_paid' : 'open';
  }
  if (state.writeOffs.length > 0) return 'written_off';
  return state.payments.length === 0 && state.credits.length > 0 ? 'credited' : 'paid';
};
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
    driverName: seenDriver(books, scope, driverId),
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
    credited: money(state.status === 'open' ? state.credited : 0),
    writtenOff: money(state.status === 'open' ? state.writtenOff : 0),
    disputed: money(disputedOf(invoice)),
    disputedLines:
      state.status === 'open' ? state.disputed.map((line) => ({ ...line, amount: money(line.amount) })) : [],
    disputeReason: disputedOf(invoice) > 0 ? invoice.disputeReason : null,
    standing: standingOf(invoice),
    ...factoringOf(invoice),
    balance: money(openOf(invoice)),
    brokerName: books.displayNameOf('broker', brokerId, 'name'),
    loadNumber: loadId !== null && sees(scope, loadClient) ? books.displayNameOf('load', loadId, 'loadNumber') : null,
    paidDate: status === 'paid' ? invoice.settledOn : null,
    daysToPay:
      status === 'paid' && invoice.settledOn !== null
        ? (Date.parse(invoice.settledOn) - Date.parse(issueDate)) / 86_400_000
        : null,
    lines: lines.map((line) => ({ ...line, amount: money(line.amount) })),
    sentAt: invoice.sentAt,
    sentTo: invoice.sentTo,
    remindedAt: invoice.remindedAt,
    remindedTo: invoice.remindedTo,
    ...stamps(invoice),
  };
};
export const depositRow = (books: Books, deposit: DepositSeen, scope: Scope): Row => {
  const { brokerId, clientId, amount, receivedOn, bookedOn, checkNumber } = deposit.terms;
  return {
    ...{ id: deposit.id, brokerId, clientId, receivedOn, bookedOn, checkNumber },
    brokerName: books.displayNameOf('broker', brokerId, 'name'),
    clientName: clientDisplayName(books, clientId, scope),
    amount: money(amount),
    open: money(deposit.open),
    refunded: money(deposit.refunded),
    status: deposit.open > 0 ? 'open' : 'used',
    ...stamps(deposit),
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
    deposit,
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
  depositId: deposit?.id ?? null,
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
