import { sees, type Sight } from './eyes';
import type { Books, PortalPaymentSeen, InvoiceSeen, Kept, Line, PaymentSeen } from './books';
import type { Logged } from './log';
import { dayIn, money, moneyOrNull, plusDays } from './plain';

/** A row as a list must show it. Fields with a `$` are not shown; lists are filtered, sorted or searched by them. */
export type Row = Readonly<Record<string, unknown>>;

const stamps = ({ version, createdAt, updatedAt }: { version: number; createdAt: string; updatedAt: string }): Row => ({
  version,
  createdAt,
  updatedAt,
});
type Named = readonly [kind: string, by: string, field: string];
/** A record that shows what it holds: its money in dollars, and the names of what it points at. */
export const recordRow =
  ({ money: amounts = [], names = {} }: { money?: readonly string[]; names?: Readonly<Record<string, Named>> } = {}) =>
  (books: Books, record: Kept): Row => ({
    id: record.id,
    ...record.values,
    ...Object.fromEntries(amounts.map((name) => [name, moneyOrNull(record.values[name])])),
    ...Object.fromEntries(
      Object.entries(names).map(([name, [kind, by, field]]) => [name, books.called(kind, record.values[by], field)]),
    ),
    ...stamps(record),
  });
export const OF_CLIENT: Readonly<Record<string, Named>> = { clientName: ['client', 'clientId', 'companyName'] };
const withoutSecret = (values: Row, secret: string): Row => ({
  ...values,
  [secret]: values[`${secret}Last4`] ? `*****${String(values[`${secret}Last4`])}` : null,
});
const hidden = (values: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

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

export const invoiceRow = (books: Books, invoice: InvoiceSeen, sight: Sight): Row => {
  const { state, id } = invoice;
  const { number, brokerId, loadId, clientId, driverId, amount, lines, issueDate, dueDate, notes } = state.terms;
  const status = statusOf(invoice, books.today);
  const loadClient = books.ever('load').find(({ id }) => id === loadId)?.values['clientId'];
  return {
    id,
    invoiceNumber: number,
    brokerId,
    loadId,
    clientId,
    driverId,
    driverName: driverCalled(books, driverId),
    issueDate,
    dueDate,
    notes,
    status,
    amount: money(amount),
    paid: money(paidOf(invoice)),
    balance: money(openOf(invoice)),
    brokerName: books.called('broker', brokerId, 'name'),
    loadNumber: loadId !== null && sees(sight, loadClient) ? books.called('load', loadId, 'loadNumber') : null,
    paidDate: status === 'paid' && state.status === 'open' ? (state.payments.at(-1)?.paymentDate ?? null) : null,
    lines: lines.map((line) => ({ ...line, amount: money(line.amount) })),
    sentAt: invoice.sentAt,
    sentTo: invoice.sentTo,
    ...stamps(invoice),
  };
};

export const paymentRow = ({
  paymentId,
  id,
  number,
  clientId,
  amount,
  paymentDate,
  method,
  factorId,
  factorFee,
  netAmount,
  notes,
  createdAt,
  reversedAt,
  reversalReason,
}: PaymentSeen): Row => ({
  id: paymentId,
  invoiceId: id,
  invoiceNumber: number,
  clientId,
  amount: money(amount),
  paymentDate,
  paymentMethod: method,
  factorId,
  factorFee: moneyOrNull(factorFee),
  netAmount: money(netAmount),
  notes,
  createdAt,
  reversedAt,
  reversalReason,
});

const driverCalled = (books: Books, id: unknown): string | null =>
  id === null ? null : `${books.called('driver', id, 'firstName')} ${books.called('driver', id, 'lastName')}`;

export const loadRow = (books: Books, load: Kept): Row => {
  const delivery = books.history('load', load.id).find(({ type }) => type === 'LoadDelivered');
  return {
    id: load.id,
    ...load.values,
    brokerName: books.called('broker', load.values['brokerId'], 'name'),
    driverName: driverCalled(books, load.values['driverId']),
    vehicleUnit: books.called('vehicle', load.values['vehicleId'], 'unitNumber'),
    estimatedFuelCost: moneyOrNull(load.values['estimatedFuelCost']),
    deliveredOn: delivery ? dayIn(books.timeZone, delivery.at) : null,
    ...stamps(load),
  };
};

const personName = (books: Books, id: unknown): string | null => {
  const person = books.record('user', id)?.values;
  return person ? `${String(person['firstName'])} ${String(person['lastName'])}` : null;
};
export const reminderRow = (books: Books, reminder: Kept): Row => ({
  ...recordRow({ names: { ...OF_CLIENT, documentName: ['document', 'relatedDocumentId', 'originalName'] } })(
    books,
    reminder,
  ),
  userName: personName(books, reminder.values['userId']),
});
export const obligationRow = (books: Books, obligation: Kept): Row => {
  const assignedName = personName(books, obligation.values['assignedTo']);
  return { ...recordRow({ money: ['amount'], names: OF_CLIENT })(books, obligation), assignedName };
};

export const clientRow = (client: Kept): Row => {
  const values = hidden(withoutSecret(client.values, 'taxId'), 'taxIdLast4');
  return {
    id: client.id,
    ...values,
    agentId: values['agentId'] ?? null,
    creditLimit: moneyOrNull(client.values['creditLimit']),
    ...stamps(client),
  };
};
export const brokerRow = (broker: Kept): Row => ({
  id: broker.id,
  ...hidden(withoutSecret(broker.values, 'taxId'), 'taxIdLast4'),
  ...stamps(broker),
});
export const registrationRow = (registration: Kept): Row => ({
  id: registration.id,
  ...hidden(registration.values, 'openRequest'),
  ...stamps(registration),
});
export const filingRow = recordRow({ money: ['taxOwed'], names: OF_CLIENT });
export const vehicleRow = recordRow({ names: OF_CLIENT });
/** A record with a day on which it ends. */
const ending =
  (field: string, row: (books: Books, record: Kept) => Row) =>
  (books: Books, record: Kept): Row => {
    const end = record.values[field] as string | null;
    return { ...row(books, record), standings: { [field]: end === null ? null : standing(end, books.today) } };
  };
/** Sixty days before it ends it is said; of a day that is not known nothing is. */
const standing = (end: string | null, today: string): string =>
  end === null || end > plusDays(today, 60) ? 'valid' : end < today ? 'expired' : 'expiring';
const standings = (books: Books, { values }: Kept, ...names: readonly string[]): Row =>
  Object.fromEntries(
    names.map((name) => {
      const day = values[name] as string | null;
      return [name, day === null ? null : standing(day, books.today)];
    }),
  );
export const driverRow = (books: Books, record: Kept): Row => ({
  ...recordRow({ names: OF_CLIENT })(books, record),
  standings: standings(books, record, 'licenseExpiration', 'medicalCertExpiration'),
  $name: `${String(record.values['lastName'])} ${String(record.values['firstName'])}`,
});
const OF_VEHICLE = { ...OF_CLIENT, vehicleUnit: ['vehicle', 'vehicleId', 'unitNumber'] } as const;

export const expenseRow = (books: Books, record: Kept): Row => {
  const [receipt] = papersOf(books, 'expense', String(record.id)).filter(({ removedAt }) => removedAt === null);
  return {
    ...recordRow({
      money: ['amount'],
      names: { ...OF_VEHICLE, loadNumber: ['load', 'loadId', 'loadNumber'] },
    })(books, record),
    driverName: driverCalled(books, record.values['driverId']),
    receiptUrl: receipt ? receipt['fileUrl'] : null,
  };
};

export const insuranceRow = (books: Books, record: Kept): Row => {
  const { policyType, coverageAmount } = record.values;
  const low = policyType === 'liability' && coverageAmount !== null && Number(coverageAmount) < 750_000_00;
  return {
    ...ending('expirationDate', recordRow({ money: ['coverageAmount', 'premiumAmount'], names: OF_CLIENT }))(
      books,
      record,
    ),
    warning: low ? 'Liability coverage is below the $750,000.00 that carriers of property need (49 CFR 387)' : null,
  };
};
export const entityRow = (books: Books, record: Kept): Row =>
  hidden(
    withoutSecret(
      ending('annualReportDue', recordRow({ money: ['filingFee'], names: OF_CLIENT }))(books, record),
      'ein',
    ),
    'einLast4',
  );
export const auditRow = recordRow({ names: OF_CLIENT });
export const updateRow = recordRow({ names: OF_CLIENT });
export const permitRow = ending('expirationDate', recordRow({ money: ['fee'], names: OF_VEHICLE }));
export const authorityRow = recordRow({ names: OF_CLIENT });
export const plateRow = ending('expirationDate', recordRow({ money: ['fee'], names: OF_VEHICLE }));

const PERIOD = ['july', 'august', 'september', 'october', 'november', 'december'];
const MONTHS_LEFT: Readonly<Record<string, number>> = {
  ...Object.fromEntries(PERIOD.map((month, nr) => [month, 12 - nr])),
  ...{ january: 6, february: 5, march: 4, april: 3, may: 2, june: 1 },
};
/** The tax of Form 2290 on one vehicle. */
export const heavyUseTax = ({ values }: Kept): number => {
  const { weight, suspended, firstUsedMonth } = values as {
    weight: number;
    suspended: boolean;
    firstUsedMonth: string;
  };
  if (suspended) return 0;
  const whole = weight > 75_000 ? 55_000 : 10_000 + 2_200 * Math.ceil((weight - 55_000) / 1_000);
  return Math.round((whole * (MONTHS_LEFT[firstUsedMonth] ?? 0)) / 12);
};
export const heavyUseRow = (books: Books, record: Kept): Row => {
  const { weight, suspended } = record.values as { weight: number; suspended: boolean };
  const step = Math.ceil((weight - 55_000) / 1_000);
  return {
    ...recordRow({ names: OF_VEHICLE })(books, record),
    category: suspended ? 'W' : weight > 75_000 ? 'V' : 'ABCDEFGHIJKLMNOPQRSTU'.charAt(step),
    tax: money(heavyUseTax(record)),
  };
};

export const portalPaymentRow = (payment: PortalPaymentSeen): Row => {
  const { status, terms, failure } = payment.state;
  return {
    id: payment.id,
    amount: terms.amount / 100,
    description: terms.description,
    status,
    paymentStatus: status,
    paymentMethod: 'card',
    transactionId: payment.transactionId,
    paymentDate: payment.paidOn,
    clientId: terms.clientId,
    clientName: terms.clientName,
    refundedAt: payment.refundedAt,
    failure,
    ...stamps(payment),
  };
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
  }: Line,
): Row => ({
  id: `${entryId}-${nr}`,
  entryId,
  date,
  accountNumber,
  account: books.called('account', accountNumber, 'name') ?? accountNumber,
  accountType: books.called('account', accountNumber, 'type'),
  description,
  reference,
  debit: money(debit),
  credit: money(credit),
  source,
  paymentId,
  createdAt,
  $clientId: clientId,
  $invoiceId: source?.kind === 'invoice' ? source.id : null,
});

/** The papers of a record, the latest first, from what its facts say of them. */
export const papersOf = (books: Books, kind: string, id: string): readonly Row[] => {
  const papers = new Map<unknown, Record<string, unknown>>();
  for (const { type, data, at } of books.history(kind, id)) {
    const [, what] = /Paper(Added|Changed|Removed|Restored)$/.exec(type) ?? [];
    const { nr, documentType } = data;
    const paper = papers.get(nr) ?? {};
    if (what === 'Added') {
      const { id: _, nr: __, file: ___, ...said } = data;
      const fileUrl = `/api/files/${kind}-${id}-${String(documentType)}-${String(nr)}`;
      papers.set(nr, { id: nr, ...said, fileUrl, uploadDate: at, removedAt: null });
    } else if (what === 'Changed') papers.set(nr, { ...paper, ...(data['changes'] as Row) });
    else if (what) papers.set(nr, { ...paper, removedAt: what === 'Removed' ? at : null });
  }
  return [...papers.values()]
    .reverse()
    .map((paper) => ({ ...paper, standing: standing(paper['expirationDate'] as string | null, books.today) }));
};

export const documentRow = (books: Books, document: Kept): Row => ({
  id: document.id,
  ...hidden(document.values, 'userId', 'file', 'loadId', 'invoiceId', 'expenseId'),
  clientName: books.called('client', document.values['clientId'], 'companyName'),
  fileUrl: `/api/files/document-${document.id}`,
  ...stamps(document),
});

export const batchRow = (_: Books, batch: Kept): Row => ({
  id: batch.id,
  ...hidden(batch.values, 'file', 'userId', 'role'),
  ...stamps(batch),
});

/** Of people, what stands in the log: when they last signed in does not. */
export const userRow = ({ id, values, ...envelope }: Kept): Row => {
  const { firstName, lastName } = {
    firstName: (values['firstName'] as string | null) ?? '',
    lastName: (values['lastName'] as string | null) ?? '',
  };
  const name = [firstName, lastName].filter(Boolean).join(' ') || values['email'];
  return {
    id,
    email: values['email'],
    firstName,
    lastName,
    name,
    role: values['role'],
    clientId: values['clientId'],
    isActive: values['isActive'],
    $sorted: `${lastName} ${firstName}`,
    ...stamps(envelope),
  };
};
export const agentRow = (books: Books, { id, values, ...envelope }: Kept): Row => {
  const person = books.record('user', values['userId'])?.values;
  return {
    id,
    ...values,
    email: values['email'] ?? person?.['email'] ?? null,
    firstName: person?.['firstName'] ?? '',
    lastName: person?.['lastName'] ?? '',
    role: 'agent',
    $email: values['email'],
    ...stamps(envelope),
  };
};

export const factRow = ({ position, kind, id, version, type, actorId, at }: Logged): Row => ({
  position,
  stream: `${kind}-${id}`,
  kind,
  recordId: id,
  version,
  type,
  recordedAt: at,
  $actorId: actorId,
});
