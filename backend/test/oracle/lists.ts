import { bankLineRows } from './views/bank';
import type { Books } from './views/books';
import { type Scope, invoicesSeen, sees, seesOpen } from './views/eyes';
import { ageOn } from './views/figures';
import { clientRow, registrationRow, filingRow, agentRow, userRow, eventRow } from './views/kind-views';
import { cardPayments } from './views/fuel-card-views';
import { chargeRows, clientMoneyRows, payoutRows } from './views/client-money-views';
import { taxFormRows } from './views/contractor-views';
import { iftaReturnRows } from './views/ifta-views';
import { CLIENTS, KINDS, DOCUMENTS } from './kinds';
import { standingOf } from './views/client-standings';
import { driverAccountRows, settlementRows } from './views/pay-views';
import { depositRow, invoiceRow, paymentRow, portalPaymentRow, lineRow, statusOf } from './views/money-views';
import { dayIn, money } from './plain';
import { type ListRead, OF_THE_FIRM, listOf, kept, byClient, everybody } from './read';
import type { Row } from './views/views';

export const invoices = (books: Books, scope: Scope): Row[] =>
  invoicesSeen(books, scope).map((invoice) => invoiceRow(books, invoice, scope));
/** A payment stays with the client that the invoice was of when it came in. */
export const paymentsOf = (books: Books, scope: Scope, id: string): Row[] =>
  books.payments
    .filter((payment) => String(payment.id) === id && sees(scope, payment.clientId))
    .map((payment) => paymentRow(books, payment, scope));
export const deposits = (books: Books, scope: Scope): Row[] =>
  books.deposits.filter(({ terms }) => sees(scope, terms.clientId)).map((deposit) => depositRow(books, deposit, scope));
const portalPayments: ListRead = {
  rows: (books, scope) =>
    books.portalPayments
      .filter(({ state }) => (state.intentId !== null || state.method !== 'card') && sees(scope, state.terms.clientId))
      .map(portalPaymentRow),
  q: ['description', 'clientName', 'transactionId'],
};
const assigned = (books: Books, { agentId, flags }: Scope): readonly Row[] =>
  agentId === null || !flags
    ? []
    : books
        .records('client')
        .map(clientRow)
        .filter((row) => row['agentId'] === agentId);
/** The lines of one account, latest first, each with what stands on the account after it. */
const withBalances = (rows: readonly Row[]): Row[] => {
  let balance = 0;
  return rows
    .toReversed()
    .map((row) => {
      const net = Math.round((Number(row['debit']) - Number(row['credit'])) * 100);
      balance += ['assets', 'expenses'].includes(String(row['accountType'])) ? net : 0 - net;
      return { ...row, balance: money(balance) };
    })
    .toReversed();
};
export const LISTS: Readonly<Record<string, ListRead>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([path, kind]) => [path, listOf(kind)])),
  '/api/invoices': {
    rows: (books, scope) =>
      invoicesSeen(books, scope).map((invoice) => ({
        ...invoiceRow(books, invoice, scope),
        $age: ageOn(invoice, books.today),
        $own: invoice.state.terms.clientId === null,
      })),
    filters: {
      age: { by: '$age' },
      issuedFrom: { by: 'issueDate', keeps: (day, from) => day >= from },
      issuedTo: { by: 'issueDate', keeps: (day, to) => day <= to },
      paidFrom: { by: 'paidDate', keeps: (day, from) => day >= from },
      paidTo: { by: 'paidDate', keeps: (day, to) => day <= to },
      ...OF_THE_FIRM,
    },
    q: ['invoiceNumber', 'notes'],
    number: 'invoiceNumber',
  },
  '/api/client-standings': {
    ...listOf(CLIENTS),
    rows: (books, scope, eyes) =>
      listOf(CLIENTS)
        .rows(books, scope, eyes)
        .map((row) => ({ ...row, ...standingOf(books, scope, row) }))
        .map((row) => ({ ...row, $next: (row['nextDeadline'] as Row | null)?.['dueDate'] ?? null })),
    sorts: { nextDeadline: '$next' },
    nothingLast: ['nextDeadline'],
  },
  '/api/payments': {
    rows: (books, scope) =>
      books.payments
        .filter(({ clientId }) => sees(scope, clientId))
        .map((payment): Row => ({
          ...paymentRow(books, payment, scope),
          $status: payment.reversedAt === null ? 'received' : 'reversed',
          $brokerId: books.invoices.find(({ id }) => id === payment.id)?.state.terms.brokerId ?? null,
        }))
        .sort((a, b) => Number(b['id']) - Number(a['id'])),
    q: ['invoiceNumber', 'notes', 'checkNumber'],
    filters: {
      status: { by: '$status' },
      brokerId: { by: '$brokerId' },
      method: { by: 'paymentMethod' },
      from: { by: 'paymentDate', keeps: (day, from) => day >= from },
      to: { by: 'paymentDate', keeps: (day, to) => day <= to },
    },
  },
  '/api/deposits': { rows: deposits, q: ['checkNumber'], sorted: 'receivedOn' },
  '/api/client-payments': portalPayments,
  '/api/compliance-payments': portalPayments,
  '/api/client-money': {
    rows: clientMoneyRows,
    q: ['$heldFor'],
    rising: '$heldFor',
    sorts: { heldFor: '$heldFor' },
  },
  '/api/charges': {
    rows: chargeRows,
    q: ['description'],
    filters: {
      chargedOnFrom: { by: 'chargedOn', keeps: (day, from) => day >= from },
      chargedOnTo: { by: 'chargedOn', keeps: (day, to) => day <= to },
    },
  },
  '/api/fuel-cards/payments': {
    rows: cardPayments,
    sorted: 'paidOn',
    filters: {
      paidOnFrom: { by: 'paidOn', keeps: (day, from) => day >= from },
      paidOnTo: { by: 'paidOn', keeps: (day, to) => day <= to },
    },
  },
  '/api/ifta/returns': { rows: iftaReturnRows, q: ['reference'], sorted: 'dueDate' },
  '/api/tax-forms': { rows: taxFormRows, q: ['name'], rising: 'name' },
  '/api/clearing-payouts': {
    rows: payoutRows,
    q: ['reference'],
    sorted: 'arrivedOn',
    filters: {
      arrivedOnFrom: { by: 'arrivedOn', keeps: (day, from) => day >= from },
      arrivedOnTo: { by: 'arrivedOn', keeps: (day, to) => day <= to },
    },
  },
  '/api/driver-accounts': {
    rows: driverAccountRows,
    q: ['$heldFor'],
    sorts: { heldFor: '$heldFor', balance: '$balance' },
    sorted: '$balance',
  },
  '/api/settlements': {
    rows: settlementRows,
    q: ['number'],
    number: 'number',
    sorted: 'to',
    filters: {
      endedFrom: { by: 'to', keeps: (day, from) => day >= from },
      endedTo: { by: 'to', keeps: (day, to) => day <= to },
    },
  },
  '/api/client-registrations': {
    rows: kept(
      'registration',
      (_, record) => registrationRow(record),
      (scope, { clientId }) => seesOpen(scope, clientId),
    ),
    q: ['companyName', 'ownerName', 'email'],
  },
  '/api/ifta-processes': { rows: kept('iftaprocess', filingRow, byClient), q: ['notes', 'quarter'], sorted: 'dueDate' },
  '/api/client-documents': listOf(DOCUMENTS),
  '/api/agents': { rows: kept('agent', agentRow, everybody), q: ['displayName', '$email', 'department'] },
  '/api/users': {
    rows: kept('user', userRow, everybody),
    q: ['email', 'firstName', 'lastName'],
    number: 'email',
    sorts: { name: '$sorted' },
  },
  '/api/audit/facts': {
    rows: (books) => [...books.events].reverse().map((event) => eventRow(books, event)),
    key: 'position',
    filters: {
      actorId: { by: '$actorId' },
      by: { by: '$by' },
      clientId: { by: '$clientId' },
      from: { by: 'recordedAt', keeps: (at, from) => at >= from },
      to: { by: 'recordedAt', keeps: (at, to) => at <= to },
    },
  },
  '/api/ledger/entries': {
    rows: (books, scope) =>
      books.lines.filter(({ clientId }) => sees(scope, clientId)).map((line) => lineRow(books, line)),
    q: ['description', 'reference', 'account', 'accountNumber'],
    number: 'reference',
    filters: {
      group: { by: 'accountType' },
      account: { by: 'accountNumber', shows: withBalances },
      own: { by: '$own', keeps: (own, asked) => own === 'true' || asked === 'false' },
      basis: { by: '$basis', apart: true },
      moved: { by: '$moved', keeps: (moved, asked) => moved === 'true' || asked === 'false' },
      cashFlow: { by: '$cashFlow' },
      loadId: { by: '$loadId' },
      vehicleId: { by: '$vehicleId' },
      driverId: { by: '$driverId' },
      brokerId: { by: '$brokerId' },
      invoiceId: { by: '$invoiceId' },
      from: { by: 'date', keeps: (date, from) => date >= from },
      to: { by: 'date', keeps: (date, to) => date <= to },
    },
  },
  '/api/bank-lines': {
    rows: bankLineRows,
    q: ['text', 'checkNumber'],
    filters: {
      from: { by: 'date', keeps: (day, from) => day >= from },
      to: { by: 'date', keeps: (day, to) => day <= to },
    },
    sorted: 'date',
  },
  '/api/agents/clients': {
    rows: (books, scope) =>
      assigned(books, scope).map(({ id, companyName, email, status, createdAt }) => ({
        id,
        name: companyName,
        email,
        $status: status,
        $createdAt: createdAt,
      })),
    q: ['name', 'email'],
    sorts: { companyName: 'name', status: '$status', createdAt: '$createdAt' },
  },
  '/api/agents/invoices': {
    rows: (books, scope, { userId }) =>
      invoicesSeen(books, scope).map((invoice) => {
        const thisMonth = dayIn(books.timeZone, invoice.createdAt) >= books.month;
        const {
          id,
          invoiceNumber,
          brokerName,
          clientName,
          clientId: $clientId,
          amount,
          issueDate: $issueDate,
          dueDate: $dueDate,
          createdAt: $createdAt,
          notes: $notes,
          standing,
        } = invoiceRow(books, invoice, scope);
        return {
          id,
          invoiceNumber,
          carrier: brokerName ?? '',
          clientName,
          amount,
          status: statusOf(invoice, books.today),
          standing,
          $clientId,
          $issueDate,
          $dueDate,
          $createdAt,
          $notes,
          $mine: invoice.createdBy !== userId ? null : thisMonth ? 'month' : 'all',
        };
      }),
    q: ['invoiceNumber', '$notes'],
    filters: {
      mine: { by: '$mine', keeps: (made, asked) => asked === 'all' || made === asked },
      clientId: { by: '$clientId' },
    },
    number: 'invoiceNumber',
    sorts: { issueDate: '$issueDate', dueDate: '$dueDate', createdAt: '$createdAt' },
  },
};
