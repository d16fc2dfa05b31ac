import { bankLineRows } from './views/bank';
import type { Books } from './views/books';
import { type Scope, sees, seesOwn } from './views/eyes';
import {
  dashboard,
  daysToPay,
  invoiceSummary,
  ageing,
  months,
  loadSummary,
  expenseSummary,
  paymentFigures,
  entitySummary,
  heavyUseSummary,
  agentFigures,
  accounts,
  trialBalance,
} from './views/figures';
import { settlementWithYear } from './views/pay-views';
import { owedOnCards } from './views/fuel-card-views';
import { chargeRows, coverOf, movementRows, payoutRows, waitingRows } from './views/client-money-views';
import { bell } from './views/bell';
import { peopleOfDesk } from './views/desk';
import { supportRow } from './views/kind-views';
import { entryOf } from './views/entry-view';
import { KINDS } from './kinds';
import { deposits, invoices, paymentsOf } from './lists';
import {
  type QueryParameters,
  type FigureRead,
  type KindRead,
  type RecordRead,
  idsOf,
  one,
  kept,
  recordOf,
  withPapers,
} from './read';
import { type Row, papersOf } from './views/views';

const everyClient = (books: Books): readonly QueryParameters[] =>
  books.records('client').map(({ id }) => ({ clientId: String(id) }));
/** A figure that is asked of one client shows what of it is in scope. */
const ofClient =
  (body: (books: Books, scope: Scope) => Row | Row[]): FigureRead['body'] =>
  (books, scope, _, { clientId }) =>
    body(books, clientId === undefined ? scope : { ...scope, clients: sees(scope, clientId) ? [clientId] : [] });
export const FIGURES: Readonly<Record<string, FigureRead>> = {
  '/api/dashboard/stats': { body: ofClient(dashboard), tried: everyClient },
  '/api/invoices/summary': { body: ofClient(invoiceSummary), tried: everyClient },
  '/api/invoices/ageing': { body: ageing, tried: everyClient },
  '/api/invoices/months': { body: months, tried: everyClient },
  '/api/invoices/days-to-pay': {
    body: daysToPay,
    tried: (books) => [...everyClient(books), ...books.records('broker').map(({ id }) => ({ brokerId: String(id) }))],
  },
  '/api/loads/summary': { body: ofClient(loadSummary), tried: everyClient },
  '/api/expenses/summary': { body: expenseSummary, tried: everyClient },
  '/api/compliance-payments/summary': { body: ofClient(paymentFigures), tried: everyClient },
  '/api/business-entities/summary': { body: ofClient(entitySummary), tried: everyClient },
  '/api/heavy-use-filings/summary': { body: heavyUseSummary, tried: everyClient },
  '/api/agents/stats': { body: (books, scope, { userId }) => agentFigures(books, scope, userId) },
  '/api/client-money-cover': { body: coverOf },
  '/api/fuel-cards/owed': { body: owedOnCards },
  '/api/clearing-waiting': { body: waitingRows },
  '/api/notifications': { body: bell },
  '/api/practice/people': { body: peopleOfDesk },
  '/api/ledger/accounts': { body: ofClient(accounts), tried: everyClient },
  '/api/ledger/trial-balance': {
    body: (books, scope, _, asked) => trialBalance(books, scope, asked),
    tried: (books) => [
      ...books.records('client').map(({ id }) => ({ clientId: String(id) })),
      ...[...new Set(books.lines.map(({ date }) => date))].map((to) => ({ to })),
    ],
  },
};
/** The papers of a record, as far as the record is seen; the latest first. */
const papersOfKind = ({ kind, row, seen }: KindRead): RecordRead => ({
  ids: idsOf(kind),
  body: (books, scope, id) =>
    one(kept(kind, row, seen))(books, scope, id)
      ? papersOf(books, kind, id).filter(({ removedAt }) => !removedAt)
      : null,
});
export const RECORDS: Readonly<Record<string, RecordRead>> = {
  ...Object.fromEntries(
    Object.entries(KINDS).flatMap(([path, kind]) => [
      [`${path}/{id}`, recordOf(kind)],
      ...(withPapers.has(path) ? [[`${path}/{id}/documents`, papersOfKind(kind)] as const] : []),
    ]),
  ),
  '/api/clearing-payouts/{id}': { ids: idsOf('payout'), body: one(payoutRows) },
  '/api/charges/{id}': { ids: idsOf('clientcharge'), body: one(chargeRows) },
  '/api/client-money/{id}/movements': { ids: idsOf('client'), body: movementRows },
  '/api/settlements/{id}': { ids: idsOf('settlement'), body: settlementWithYear },
  '/api/invoices/{id}': {
    ids: idsOf('invoice'),
    body: (books, scope, id) => withPayments(books, scope, one(invoices)(books, scope, id)),
  },
  '/api/deposits/{id}': { ids: idsOf('deposit'), body: one(deposits) },
  '/api/ledger/entries/{id}': {
    ids: (books) => [...books.entries.keys()],
    body: (books, scope, id) => entryOf(books, scope, id),
  },
  '/api/bank-lines/{id}': { ids: idsOf('bankline'), body: one(bankLineRows) },
  '/api/support-requests/{id}/messages': {
    ids: idsOf('supportrequest'),
    body: (books, scope, id) =>
      one(kept('supportrequest', supportRow, seesOwn))(books, scope, id) ? threadOf(books, id) : null,
  },
  '/api/invoices/{id}/payments': {
    ids: idsOf('invoice'),
    body: (books, scope, id) => (one(invoices)(books, scope, id) ? paymentsOf(books, scope, id) : null),
  },
};
/** What was written, in the order in which it was. */
const threadOf = (books: Books, id: string): Row[] =>
  books.events
    .filter((event) => event.kind === 'supportrequest' && String(event.id) === id && 'message' in event.data)
    .filter(({ type }) => type !== 'SupportRequestAdded')
    .map(({ data, actorName, at }) => ({
      nr: data['messages'],
      from: data['messageFrom'],
      name: actorName,
      message: data['message'],
      at,
    }));
const withPayments = (books: Books, scope: Scope, row: Row | null): Row | null =>
  row && { ...row, payments: paymentsOf(books, scope, String(row['id'])) };
const OUTSIDE = 'not of the log';
/** Sheets that are sent empty: what they are called, and their columns. */
export const TEMPLATES: Readonly<Record<string, { readonly file: string; readonly columns: string }>> = {
  '/api/clients/import/template': {
    file: 'client_import_template.csv',
    columns:
      'Company Name,Contact Name,Email,Phone,Address,City,State,Zip Code,Tax ID/DOT,Billing Address,Payment Terms,Credit Limit,Status,Notes',
  },
  '/api/expenses/import/template': {
    file: 'expense_import_template.csv',
    columns:
      'Category,Amount,Date,Vendor,Description,Client,Vehicle,Driver,Load,Paid From,Location,Gallons,Fuel Type,Jurisdiction,Tax Paid,Mileage,Receipt Number,Notes',
  },
  '/api/ifta/trips/import/template': {
    file: 'trip_import_template.csv',
    columns:
      'Date,Vehicle,Jurisdiction,Miles,Taxable Miles,Exempt,Odometer Start,Odometer End,Origin,Destination,Driver,Load,Client,Trip Number,Empty,Source,Notes',
  },
};
/** Reads without an expectation here, each with the reason. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/api/ledger/periods': 'months of one book: periods.controller.int',
  '/api/ledger/periods/{month}': 'a month with what was printed when it was closed: periods.controller.int',
  '/api/ledger/late-entries': 'lines of the general ledger that closed months lead to: periods.controller.int',
  '/api/settlements/{id}/pdf': 'a file: settlements.int',
  '/api/fuel-cards': 'numbers of cards that are hashes: fuel.int',
  '/api/fuel-cards/{id}': 'numbers of cards that are hashes: fuel.int',
  '/api/fuel-cards/mappings': 'what somebody said of files: fuel.int',
  '/api/fuel-cards/mappings/{id}': 'what somebody said of files: fuel.int',
  '/api/fuel-cards/transactions': 'what a worker took in of files: fuel.int',
  '/api/fuel-cards/transactions/{id}': 'what a worker took in of files: fuel.int',
  '/api/fuel-cards/imports': 'what a worker did of files: fuel.int',
  '/api/fuel-cards/imports/{id}': 'what a worker did of files: fuel.int',
  '/api/fuel-cards/import/{id}': 'what a worker did of files: fuel.int',
  '/api/fuel-cards/status': 'counts of what a worker took in: fuel.int',
  '/api/fuel-cards/review': 'what a pure rule says of purchases: anomalies.unit, fuel.int',
  '/api/readings': 'what the reader said of files: paper-readings.int',
  '/api/readings/{id}': 'what the reader said of files: paper-readings.int',
  '/api/reader-figures': 'counts of what was saved of files: paper-readings.int',
  '/api/documents/read/{id}': 'what the reader said of a file: paper-readings.int',
  '/api/audit/behind': 'how far a worker is: audit.int',
  '/api/settlement-runs': 'what a worker did of what is judged here: settlements.int',
  '/api/settlement-runs/{id}': 'what a worker did of what is judged here: settlements.int',
  '/api/drivers/{id}/account': 'sums of settlements that are judged here and pockets of the account: settlements.int',
  '/api/bank-lines/suggestions': 'what a pure rule says of lines and ledger: suggest.unit, bank.int',
  '/api/bank-lines/{id}/suggestions': 'what a pure rule says of lines and ledger: suggest.unit, bank.int',
  '/api/bank-lines/{id}/candidates': 'lines of the general ledger that are judged here: bank.int',
  '/api/contractors/{id}/payments': 'what a pure rule says of payments: totals.unit, contractors.int',
  '/api/tax-forms/{id}': 'the same as in the list that is judged here, with what changed since: tax-forms.int',
  '/api/tax-forms/{id}/pdf': 'a file: tax-forms.int',
  '/api/tax-forms/1096': 'a file: tax-forms.int',
  '/api/tax-forms/export': 'a file: iris.unit, tax-forms.int',
  '/api/tax-forms/calendar': 'dates of the law: totals.unit',
  '/api/tax-forms/years': 'years of payments that a pure rule counts: tax-forms.int',
  '/api/tax-forms/template': 'columns of the IRS: iris.unit',
  '/api/bank-accounts/{id}/unreconciled': 'worked out again before each reconciliation: bank-doings',
  '/api/bank-accounts/{id}/unreconciled/pdf': 'a file: bank.int',
  '/api/bank-accounts/{id}/reconciliations': 'told by what is done: bank-doings, bank.int',
  '/api/firm': 'one record, shown as it is stored: contract.int',
  '/api/settings': 'one record, shown as it is stored: contract.int',
  '/api/auth/user': OUTSIDE,
  '/api/profile': 'one record, shown to its owner: profile.controller.int',
  '/api/login': OUTSIDE,
  '/api/logout': OUTSIDE,
  '/api/sessions': OUTSIDE,
  '/api/chat': OUTSIDE,
  '/api/views': 'kept by each person, no facts: views.int',
  '/api/list-shapes': 'kept by each person, no facts: views.int',
  '/api/heavy-use-filings/weights': 'a table of the law: heavy-use-tax.unit, compliance.int',
  '/api/ledger/journal': 'a file, which adds up to the trial balance that is judged here: journal.controller.int',
  '/api/reports/profit-and-loss': 'sums of the lines of the ledger: reports.int',
  '/api/reports/balance-sheet': 'sums of the lines of the ledger: reports.int',
  '/api/reports/cash-flow': 'sums of the lines of the ledger: reports.int',
  '/api/reports/summary': 'sums to the lists that it names: desk.controller.int',
  '/api/reports/ifta': 'sums to the lists that it names: desk.controller.int',
  '/api/reports/receivables-ageing': 'sums to the lists of invoices: desk.controller.int',
  '/api/reports/broker-ledger': 'the lines of one account, one by one: desk.controller.int',
  '/api/ledger/tie-outs': 'compares the rows of the tables themselves: tie-outs.int',
  '/api/compliance-payments/parts': 'a pure rule of document and price list: parts.unit, client-money.int',
  '/api/fees': 'a price list of one price: portal-payments.int',
  '/api/invoices/{id}/pdf': 'a file: main-job.int',
  '/api/files/{id}': 'a file: documents.int',
  '/api/ifta/distances': 'sums of trips that are judged here: distances.int',
  '/api/ifta/trips/import/{id}': 'one of the batches that are judged here: trips-import.int',
  '/api/clients/import/{id}': 'one of the batches that are judged here: expense-sheets.int',
  '/api/expenses/import/{id}': 'one of the batches that are judged here: expense-sheets.int',
  '/api/audit/actors': 'follows the log behind it',
  '/api/audit/verify': 'the last of a list: check-the-integrity.int',
  '/api/clients/{id}/overview': 'sums to the lists that it names: overview.int',
  '/api/clients/{id}/revenue': 'sums to the lists of its months: overview.int',
  '/api/client-overview': 'sums to the lists that it names: overview.int',
  '/api/audit/types': 'a list of words',
  '/api/audit/records/{kind}/{id}': 'words: main-job.int',
  '/api/practice': 'follows the day of the firm: practice-desk.int',
  '/api/practice/by-client': 'follows the day of the firm: practice-by-client.int',
  '/api/practice/weeks': 'follows the day of the firm: practice-desk.int',
  '/api/search': 'what the lists of all kinds find: search.controller.int',
  '/api/ifta/returns/{id}':
    'the same as in the list that is judged here, with what changed since: returns.controller.int',
  '/api/ifta/returns/{id}/pdf': 'a file: returns.controller.int',
  '/api/ifta/returns/{id}/audit-pack': 'a file: returns.controller.int',
  '/api/ifta/returns/{id}/audit-pack/pdf': 'a file: returns.controller.int',
  '/api/ifta/returns/{id}/csv': 'a file: returns.controller.int',
  '/api/ifta/review': 'what a pure rule says of trips and fuel: review.unit',
  '/api/ifta/mileage-taxes': 'what a pure rule says of trips and entered rates: mileage-taxes.unit',
  '/api/ifta/rates': 'a table that is published, and what staff entered: rates.controller.int',
  '/api/loads/detention': 'follows the clock: load-stops.controller.int',
  '/api/loads/{id}/detention': 'what a pure rule says of stops and terms: detention.unit, load-stops.controller.int',
  '/api/loads/{id}/claim-letter': 'a file: detention.int',
  '/api/places': 'a table that the build makes: resolve.unit',
  '/api/routes': 'a graph that the build makes: roads.unit',
  '/api/names/{kind}': 'what lists call them, also once removed: names.int',
  '/api/health/live': OUTSIDE,
  '/api/health/ready': OUTSIDE,
  '/api/metrics': OUTSIDE,
  '/api/jobs': OUTSIDE,
  '/api/jobs/{id}': OUTSIDE,
  '/api/dev/mail': OUTSIDE,
  '/api/dev/mail/{id}': OUTSIDE,
  '/api/dev/mail/{id}/attachments/{index}': OUTSIDE,
  '/api/stream': 'events: sign-in.int',
};
