import type { Books, Kept } from './books';
import { invoicesSeen, sees, seesOpen, type Eyes, type Sight } from './eyes';
import { kindsWithPapers } from '../support/papers';
import { dayIn } from './plain';
import {
  accounts,
  agentFigures,
  dashboard,
  entitySummary,
  expenseSummary,
  heavyUseSummary,
  invoiceSummary,
  loadSummary,
  trialBalance,
} from './figures';
import {
  agentRow,
  brokerRow,
  clientRow,
  documentRow,
  driverRow,
  expenseRow,
  factRow,
  portalPaymentRow,
  filingRow,
  invoiceRow,
  lineRow,
  loadRow,
  papersOf,
  obligationRow,
  reminderRow,
  OF_CLIENT,
  recordRow,
  paymentRow,
  registrationRow,
  statusOf,
  userRow,
  vehicleRow,
  auditRow,
  authorityRow,
  entityRow,
  heavyUseRow,
  insuranceRow,
  permitRow,
  plateRow,
  updateRow,
  type Row,
  batchRow,
} from './views';

type Asked = Readonly<Record<string, string>>;

/** A list: what it shows to somebody, in its order of birth. Filters and sorts are by the rows' fields unless said otherwise here. */
export interface ListRead {
  readonly rows: (books: Books, sight: Sight, eyes: Eyes) => readonly Row[];
  /** Fields that `q` looks into. */
  readonly q?: readonly string[];
  /** The field of a number: a search that is one whole number finds what has it, and nothing else. */
  readonly number?: string;
  readonly filters?: Readonly<
    Record<string, { readonly by: string; readonly keeps?: (field: string, asked: string) => boolean }>
  >;
  readonly sorts?: Readonly<Record<string, string>>;
  /** The field that tells its rows apart, when it is not `id`. */
  readonly key?: string;
  /** Its rows are told in order without being asked: by this field, downwards. */
  readonly sorted?: string;
  /** The same, upwards. */
  readonly rising?: string;
}
/** A figure or other single answer; `tried` are queries it is asked with beside none. */
export interface FigureRead {
  readonly body: (books: Books, sight: Sight, eyes: Eyes, asked: Asked) => Row | readonly Row[];
  readonly tried?: (books: Books) => readonly Asked[];
}
/** A kind of record whose list and single read show the same rows. */
interface KindRead extends Omit<ListRead, 'rows'> {
  readonly kind: string;
  readonly row: (books: Books, record: Kept) => Row;
  /** Whether a row is in sight. */
  readonly seen: (sight: Sight, row: Row) => boolean;
}
/** One record by its id: null when it must not be found. */
export interface RecordRead {
  readonly ids: (books: Books) => readonly (string | number)[];
  readonly body: (books: Books, sight: Sight, id: string) => Row | readonly Row[] | null;
}

const kept =
  (kind: string, row: KindRead['row'], seen: KindRead['seen']) =>
  (books: Books, sight: Sight): Row[] =>
    books
      .records(kind)
      .map((record) => row(books, record))
      .filter((each) => seen(sight, each));
const everybody = (): boolean => true;
const byClient = (sight: Sight, { clientId }: Row): boolean => sees(sight, clientId);
const idsOf = (kind: string) => (books: Books) => [
  ...new Set(books.facts.filter((fact) => fact.kind === kind).map(({ id }) => id)),
];
const one =
  (rows: (books: Books, sight: Sight) => readonly Row[]) =>
  (books: Books, sight: Sight, id: string): Row | null =>
    rows(books, sight).find((row) => String(row['id']) === id) ?? null;

const invoices = (books: Books, sight: Sight): Row[] =>
  invoicesSeen(books, sight).map((invoice) => invoiceRow(books, invoice, sight));
/** A payment stays with the client that the invoice was of when it came in. */
const paymentsOf = (books: Books, sight: Sight, id: string): Row[] =>
  books.payments.filter((payment) => String(payment.id) === id && sees(sight, payment.clientId)).map(paymentRow);
const portalPayments: ListRead = {
  rows: (books, sight) =>
    books.portalPayments
      .filter(({ state }) => state.intentId !== null && sees(sight, state.terms.clientId))
      .map(portalPaymentRow),
  q: ['description', 'clientName', 'transactionId'],
};
const assigned = (books: Books, { agentId, flags }: Sight): readonly Row[] =>
  agentId === null || !flags
    ? []
    : books
        .records('client')
        .map(clientRow)
        .filter((row) => row['agentId'] === agentId);

const DOCUMENTS: KindRead = { kind: 'document', row: documentRow, seen: byClient, q: ['originalName', 'uploadedBy'] };
const KINDS: Readonly<Record<string, KindRead>> = {
  '/api/clients': {
    kind: 'client',
    row: (_, record) => clientRow(record),
    seen: (sight, { id }) => sees(sight, id),
    q: ['companyName', 'contactName', 'email'],
  },
  '/api/batches': { kind: 'batch', row: batchRow, seen: everybody, q: ['name'] },
  '/api/brokers': {
    kind: 'broker',
    row: (_, record) => brokerRow(record),
    seen: everybody,
    q: ['name', 'contactEmail'],
  },
  '/api/vehicles': {
    kind: 'vehicle',
    row: vehicleRow,
    seen: byClient,
    q: ['unitNumber', 'vin', 'licensePlate'],
  },
  '/api/expenses': {
    kind: 'expense',
    row: expenseRow,
    seen: byClient,
    q: ['vendor', 'description'],
    filters: { expenseDateFrom: { by: 'expenseDate', keeps: (day, from) => day >= from } },
    sorted: 'expenseDate',
  },
  '/api/drivers': {
    kind: 'driver',
    row: driverRow,
    seen: byClient,
    q: ['firstName', 'lastName', 'email', 'phone'],
    sorts: { name: '$name' },
  },
  '/api/insurance': {
    kind: 'insurancerecord',
    row: insuranceRow,
    seen: byClient,
    q: ['name', 'contactPerson', 'email', 'policyNumber'],
    rising: 'name',
  },
  '/api/business-entities': {
    kind: 'businessentity',
    row: (books, record) => {
      const row = entityRow(books, record);
      const annualReportDue = record.values['annualReportDue'] as string | null;
      return { ...row, $due: String(annualReportDue !== null && annualReportDue < books.today) };
    },
    seen: byClient,
    q: ['businessName', 'entityType', 'state'],
    filters: { due: { by: '$due' } },
  },
  '/api/compliance-audits': {
    kind: 'complianceaudit',
    row: auditRow,
    seen: byClient,
    q: ['inspector', 'violations', 'findings', 'notes'],
  },
  '/api/compliance-updates': {
    kind: 'complianceupdate',
    row: updateRow,
    seen: byClient,
    q: ['details', 'referenceNumber'],
  },
  '/api/permits': { kind: 'permit', row: permitRow, seen: byClient, q: ['permitNumber', 'notes'] },
  '/api/operating-authorities': {
    kind: 'operatingauthority',
    row: authorityRow,
    seen: byClient,
    q: ['usdotNumber', 'mcNumber', 'boc3Number', 'processAgent'],
  },
  '/api/commercial-plates': {
    kind: 'commercialplate',
    row: plateRow,
    seen: byClient,
    q: ['plateNumber', 'irpAccount'],
  },
  '/api/heavy-use-filings': { kind: 'heavyusefiling', row: heavyUseRow, seen: byClient, q: ['notes'] },
  '/api/loads': {
    kind: 'load',
    row: loadRow,
    seen: byClient,
    q: ['loadNumber', 'pickupLocation', 'dropoffLocation'],
    filters: { deliveredOnFrom: { by: 'deliveredOn', keeps: (day, from) => day >= from } },
    number: 'loadNumber',
  },
  '/api/documents': DOCUMENTS,
  '/api/reminders': {
    kind: 'reminder',
    row: reminderRow,
    seen: byClient,
    q: ['title', 'category'],
    rising: 'dueDate',
  },
  '/api/paper-requests': {
    kind: 'paperrequest',
    row: recordRow({ names: { ...OF_CLIENT, documentName: ['document', 'documentId', 'originalName'] } }),
    seen: byClient,
    q: ['what'],
  },
  '/api/obligations': {
    kind: 'obligation',
    row: obligationRow,
    seen: byClient,
    q: ['title', 'subjectName', 'period', 'referenceNumber'],
    filters: {
      dueFrom: { by: 'dueDate', keeps: (day, from) => day >= from },
      dueTo: { by: 'dueDate', keeps: (day, to) => day <= to },
    },
    rising: 'dueDate',
  },
};
/** Kinds that have papers. */
const withPapers = new Set(kindsWithPapers().map(({ options: { plural } }) => `/api/${plural}`));
const listOf = ({ kind, row, seen, ...how }: KindRead): ListRead => ({ rows: kept(kind, row, seen), ...how });
const recordOf = ({ kind, row, seen }: KindRead): RecordRead => ({
  ids: idsOf(kind),
  body: (books, sight, id) => {
    const found = one(kept(kind, row, seen))(books, sight, id);
    return found && Object.fromEntries(Object.entries(found).filter(([name]) => !name.startsWith('$')));
  },
});

export const LISTS: Readonly<Record<string, ListRead>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([path, kind]) => [path, listOf(kind)])),
  '/api/invoices': { rows: invoices, q: ['invoiceNumber', 'notes'], number: 'invoiceNumber' },
  '/api/payments': {
    rows: (books, sight) =>
      books.payments
        .filter(({ clientId }) => sees(sight, clientId))
        .map((payment): Row => ({
          ...paymentRow(payment),
          $status: payment.reversedAt === null ? 'received' : 'reversed',
        }))
        .sort((a, b) => Number(b['id']) - Number(a['id'])),
    q: ['invoiceNumber', 'notes'],
    filters: {
      status: { by: '$status' },
      from: { by: 'paymentDate', keeps: (day, from) => day >= from },
      to: { by: 'paymentDate', keeps: (day, to) => day <= to },
    },
  },
  '/api/client-payments': portalPayments,
  '/api/compliance-payments': portalPayments,
  '/api/client-registrations': {
    rows: kept(
      'registration',
      (_, record) => registrationRow(record),
      (sight, { clientId }) => seesOpen(sight, clientId),
    ),
    q: ['companyName', 'ownerName', 'email'],
  },
  '/api/ifta-processes': { rows: kept('iftaprocess', filingRow, byClient), q: ['notes', 'quarter'], sorted: 'dueDate' },
  '/api/client-documents': listOf(DOCUMENTS),
  '/api/agents': { rows: kept('agent', agentRow, everybody), q: ['displayName', '$email', 'department'] },
  '/api/users': {
    rows: kept('user', (_, record) => userRow(record), everybody),
    q: ['email', 'firstName', 'lastName'],
    number: 'email',
    sorts: { name: '$sorted' },
  },
  '/api/audit/facts': {
    rows: (books) => [...books.facts].reverse().map(factRow),
    key: 'position',
    filters: {
      actorId: { by: '$actorId' },
      from: { by: 'recordedAt', keeps: (at, from) => at >= from },
      to: { by: 'recordedAt', keeps: (at, to) => at <= to },
    },
  },
  '/api/ledger/entries': {
    rows: (books, sight) =>
      books.lines.filter(({ clientId }) => sees(sight, clientId)).map((line) => lineRow(books, line)),
    q: ['description', 'reference', 'account', 'accountNumber'],
    number: 'reference',
    filters: {
      group: { by: 'accountType' },
      account: { by: 'accountNumber' },
      clientId: { by: '$clientId' },
      invoiceId: { by: '$invoiceId' },
      from: { by: 'date', keeps: (date, from) => date >= from },
      to: { by: 'date', keeps: (date, to) => date <= to },
    },
  },
  '/api/agents/clients': {
    rows: (books, sight) =>
      assigned(books, sight).map(({ id, companyName, email, status, createdAt }) => ({
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
    rows: (books, sight, { userId }) =>
      invoicesSeen(books, sight).map((invoice) => {
        const thisMonth = dayIn(books.timeZone, invoice.createdAt) >= books.month;
        const {
          id,
          invoiceNumber,
          brokerName,
          amount,
          issueDate: $issueDate,
          dueDate: $dueDate,
          createdAt: $createdAt,
          notes: $notes,
        } = invoiceRow(books, invoice, sight);
        return {
          id,
          invoiceNumber,
          carrier: brokerName ?? '',
          amount,
          status: statusOf(invoice, books.today),
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
    },
    number: 'invoiceNumber',
    sorts: { issueDate: '$issueDate', dueDate: '$dueDate', createdAt: '$createdAt' },
  },
};

export const FIGURES: Readonly<Record<string, FigureRead>> = {
  '/api/dashboard/stats': { body: dashboard },
  '/api/invoices/summary': { body: invoiceSummary },
  '/api/loads/summary': { body: loadSummary },
  '/api/expenses/summary': {
    body: expenseSummary,
    tried: (books) => books.records('client').map(({ id }) => ({ clientId: String(id) })),
  },
  '/api/business-entities/summary': { body: entitySummary },
  '/api/heavy-use-filings/summary': {
    body: heavyUseSummary,
    tried: (books) => books.records('client').map(({ id }) => ({ clientId: String(id) })),
  },
  '/api/agents/stats': { body: (books, sight, { userId }) => agentFigures(books, sight, userId) },
  '/api/ledger/accounts': { body: accounts },
  '/api/ledger/trial-balance': {
    body: (books, sight, _, asked) => trialBalance(books, sight, asked),
    tried: (books) => [
      ...books.records('client').map(({ id }) => ({ clientId: String(id) })),
      ...[...new Set(books.lines.map(({ date }) => date))].map((to) => ({ to })),
    ],
  },
};

/** The papers of a record, as far as the record is seen; the latest first. */
const papersOfKind = ({ kind, row, seen }: KindRead): RecordRead => ({
  ids: idsOf(kind),
  body: (books, sight, id) =>
    one(kept(kind, row, seen))(books, sight, id)
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
  '/api/invoices/{id}': {
    ids: idsOf('invoice'),
    body: (books, sight, id) => withPayments(books, sight, one(invoices)(books, sight, id)),
  },
  '/api/invoices/{id}/payments': {
    ids: idsOf('invoice'),
    body: (books, sight, id) => (one(invoices)(books, sight, id) ? paymentsOf(books, sight, id) : null),
  },
};
const withPayments = (books: Books, sight: Sight, row: Row | null): Row | null =>
  row && { ...row, payments: paymentsOf(books, sight, String(row['id'])) };

const OUTSIDE = 'not of the log';
/** Reads without an expectation here, each with the reason. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/api/firm': 'one record, shown as it is stored: contract.int',
  '/api/settings': 'one record, shown as it is stored: contract.int',
  '/api/auth/user': OUTSIDE,
  '/api/login': OUTSIDE,
  '/api/logout': OUTSIDE,
  '/api/sessions': OUTSIDE,
  '/api/fees': 'a price list of one price: portal-payments.int',
  '/api/invoices/{id}/pdf': 'a file: main-job.int',
  '/api/files/{id}': 'a file: documents.int',
  '/api/clients/import/template': 'a file: batches.int',
  '/api/audit/actors': 'follows the log behind it',
  '/api/audit/types': 'a list of words',
  '/api/audit/records/{kind}/{id}': 'words: main-job.int',
  '/api/practice': 'follows the day of the firm: practice-desk.int',
  '/api/practice/weeks': 'follows the day of the firm: practice-desk.int',
  '/api/practice/people': 'a list to choose from: practice-desk.int',
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
