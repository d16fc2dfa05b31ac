import type { Books, StoredRecord } from './books';
import type { Logged } from '../log';
import { moneyOrNull, dayIn, money, plusYears } from '../plain';
import {
  type Row,
  driverDisplayName,
  stamps,
  recordRow,
  OF_CLIENT,
  personName,
  papersOf,
  hidden,
  withoutSecret,
  standings,
  ending,
} from './views';

export const loadRow = (books: Books, load: StoredRecord): Row => {
  const delivery = books.history('load', load.id).find(({ type }) => type === 'LoadDelivered');
  return {
    id: load.id,
    $own: load.values['clientId'] === null,
    ...load.values,
    brokerName: books.displayNameOf('broker', load.values['brokerId'], 'name'),
    driverName: driverDisplayName(books, load.values['driverId']),
    vehicleUnit: books.displayNameOf('vehicle', load.values['vehicleId'], 'unitNumber'),
    estimatedFuelCost: moneyOrNull(load.values['estimatedFuelCost']),
    rate: moneyOrNull(load.values['rate']),
    lines:
      ((load.values['lines'] ?? null) as Row[] | null)?.map((line) => ({
        ...line,
        amount: moneyOrNull(line['amount']),
      })) ?? null,
    ...waitingOf(load.values),
    deliveredOn: delivery ? dayIn(books.timeZone, delivery.at) : null,
    ...stamps(load),
  };
};
const TERMS_MONEY = ['tonu', 'layover', 'detentionCap', 'detentionRate'];
const termsRow = (terms: unknown): Row | null =>
  terms === null || terms === undefined
    ? null
    : Object.fromEntries(
        Object.entries(terms as Row).map(([name, value]) => [
          name,
          TERMS_MONEY.includes(name) ? moneyOrNull(value) : value,
        ]),
      );
/** What a load says of its stops: who stands where, and what was told the broker. */
const waitingOf = ({ stopTimes, terms, ...values }: Row): Row => {
  const stops = (stopTimes ?? null) as Row[] | null;
  const reached = stops?.filter(({ arrivedAt, departedAt }) => arrivedAt !== null || departedAt !== null).at(-1);
  const { noticeSentAt = null, noticeSentTo = null, noticeStop = null, claimedOn = null } = values;
  return {
    stopTimes: stops?.map((stop) => ({ ...stop, lumper: moneyOrNull(stop['lumper']) })) ?? null,
    terms: termsRow(terms),
    standingSince: reached?.['departedAt'] === null ? reached['arrivedAt'] : null,
    ...{ noticeSentAt, noticeSentTo, noticeStop, claimedOn, letter: null },
  };
};
export const reminderRow = (books: Books, reminder: StoredRecord): Row => ({
  ...recordRow({ names: { ...OF_CLIENT, documentName: ['document', 'relatedDocumentId', 'originalName'] } })(
    books,
    reminder,
  ),
  userName: personName(books, reminder.values['userId']),
});
export const obligationRow = (books: Books, obligation: StoredRecord): Row => {
  const assignedName = personName(books, obligation.values['assignedTo']);
  return { ...recordRow({ money: ['amount'], names: OF_CLIENT })(books, obligation), assignedName };
};
export const templateRow = (books: Books, template: StoredRecord): Row => ({
  ...hidden(recordRow({ names: OF_CLIENT })(books, template), 'anchorDay'),
  lines: ((template.values['lines'] ?? []) as Row[]).map((line) => ({
    ...line,
    debit: moneyOrNull(line['debit']),
    credit: moneyOrNull(line['credit']),
  })),
});
export const bankRuleRow = (books: Books, record: StoredRecord): Row => ({
  ...recordRow({
    money: ['amountFrom', 'amountTo'],
    names: { ...OF_VEHICLE, brokerName: ['broker', 'brokerId', 'name'] },
  })(books, record),
  driverName: driverDisplayName(books, record.values['driverId']),
});
/** A pay rule, or a deduction rule, which has a target. */
export const payRuleRow = (books: Books, record: StoredRecord): Row => ({
  ...recordRow({ money: 'target' in record.values ? ['target'] : [], names: OF_CLIENT })(books, record),
  driverName: driverDisplayName(books, record.values['driverId']),
});
/** People's names are told to the office and to themselves. */
export const supportRow = (books: Books, request: StoredRecord): Row => {
  const { message: _, ...shown } = recordRow({ names: OF_CLIENT })(books, request);
  const attachments = papersOf(books, 'supportrequest', String(request.id))
    .filter(({ removedAt }) => removedAt === null)
    .map(({ originalName, fileUrl }) => ({ originalName, fileUrl }))
    .reverse();
  return { ...shown, type: shown['category'], attachments };
};
export const clientRow = (client: StoredRecord): Row => {
  const values = hidden(withoutSecret(client.values, 'taxId'), 'taxIdLast4');
  return {
    id: client.id,
    ...values,
    agentId: values['agentId'] ?? null,
    creditLimit: moneyOrNull(client.values['creditLimit']),
    ...stamps(client),
  };
};
export const brokerRow = (broker: StoredRecord): Row => ({
  id: broker.id,
  ...{ statementSentAt: null, statementSentTo: null },
  ...hidden(withoutSecret(broker.values, 'taxId'), 'taxIdLast4', 'statementDay', 'statementBook', 'statementInvoices'),
  terms: termsRow(broker.values['terms']),
  letter: null,
  ...stamps(broker),
});
export const registrationRow = (registration: StoredRecord): Row => ({
  id: registration.id,
  ...hidden(registration.values, 'openRequest'),
  ...stamps(registration),
});
export const filingRow = recordRow({ money: ['taxOwed'], names: OF_CLIENT });
export const vehicleRow = recordRow({ names: OF_CLIENT });
/**
 * A file is kept for three years after the employment, a failed test for five; while one of them has no day, nobody
 * knows.
 */
const driverKept = ({ values }: StoredRecord): Row => {
  const after = (name: string, years: number): string | null => {
    const day = values[name];
    return typeof day === 'string' ? plusYears(day, years) : null;
  };
  const file = after('terminationDate', 3);
  const test = values['drugTestResult'] === 'fail' ? after('drugTestDate', 5) : '';
  if (file === null || test === null) return { keptUntil: null, keptBy: null };
  return test > file ? { keptUntil: test, keptBy: '49 CFR 382.401' } : { keptUntil: file, keptBy: '49 CFR 391.51' };
};
export const driverRow = (books: Books, record: StoredRecord): Row => ({
  ...recordRow({ names: OF_CLIENT })(books, record),
  ...driverKept(record),
  standings: standings(books, record, 'licenseExpiration', 'medicalCertExpiration'),
  $name: `${String(record.values['lastName'])} ${String(record.values['firstName'])}`,
});
const OF_VEHICLE = { ...OF_CLIENT, vehicleUnit: ['vehicle', 'vehicleId', 'unitNumber'] } as const;
export const expenseRow = (books: Books, record: StoredRecord): Row => {
  const [receipt] = papersOf(books, 'expense', String(record.id)).filter(({ removedAt }) => removedAt === null);
  const { accounted: _, ...values } = record.values;
  const isPaid = typeof values['paidOn'] === 'string';
  return {
    $own: values['clientId'] === null,
    status: values['paidFrom'] === 'on_account' ? (isPaid ? 'paid' : 'open') : null,
    ...recordRow({
      money: ['amount', 'taxWithheld', 'originalAmount', 'cardFee'],
      names: {
        cardName: ['fleetcard', 'cardId', 'provider'],
        ...OF_VEHICLE,
        loadNumber: ['load', 'loadId', 'loadNumber'],
        contractorName: ['contractor', 'contractorId', 'name'],
      },
    })(books, { ...record, values }),
    driverName: driverDisplayName(books, record.values['driverId']),
    receiptUrl: receipt ? receipt['fileUrl'] : null,
  };
};
export const tripRow = (books: Books, record: StoredRecord): Row => {
  const { legs, odometerStart, odometerEnd, origin, destination } = record.values as {
    legs: readonly { jurisdiction: string; miles: string; taxableMiles: string | null; exempt: string | null }[];
  } & Readonly<Record<string, string | null>>;
  const miles = legs.reduce((sum, leg) => sum + Number(leg.miles), 0).toFixed(1);
  const driven = odometerStart && odometerEnd ? (Number(odometerEnd) - Number(odometerStart)).toFixed(1) : null;
  const isApart = driven !== null && Math.abs(Number(driven) - Number(miles)) > Number(driven) / 50 + 1e-6;
  return {
    ...recordRow({ names: { ...OF_VEHICLE, loadNumber: ['load', 'loadId', 'loadNumber'] } })(books, record),
    driverName: driverDisplayName(books, record.values['driverId']),
    totalMiles: miles,
    warnings: [
      isApart && `The odometer says ${driven} miles, the legs ${miles}`,
      ...legs.map(
        (leg) =>
          leg.taxableMiles !== null &&
          leg.exempt === null &&
          Number(leg.taxableMiles) < Number(leg.miles) &&
          `${leg.jurisdiction}: it is not said why some miles are not taxed`,
      ),
      !(origin && destination) && 'It is not said where the trip began and ended',
    ].filter(Boolean),
  };
};
export const complianceDocumentRow = (books: Books, record: StoredRecord): Row => {
  const [latest] = papersOf(books, 'compliancedocument', String(record.id)).filter(
    ({ removedAt }) => removedAt === null,
  );
  return {
    ...ending('expirationDate', recordRow({ money: ['amount'], names: OF_CLIENT }))(books, record),
    fileName: latest ? latest['originalName'] : null,
    fileSize: latest ? latest['fileSize'] : null,
    fileUrl: latest ? latest['fileUrl'] : null,
  };
};
export const insuranceRow = (books: Books, record: StoredRecord): Row => {
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
export const entityRow = (books: Books, record: StoredRecord): Row =>
  hidden(
    withoutSecret(
      ending('annualReportDue', recordRow({ money: ['filingFee'], names: OF_CLIENT }))(books, record),
      'ein',
    ),
    'einLast4',
  );
export const auditRow = ending('nextAuditDate', recordRow({ names: OF_CLIENT }));
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
export const heavyUseTax = ({ values }: StoredRecord): number => {
  const { weight, suspended, firstUsedMonth } = values as {
    weight: number;
    suspended: boolean;
    firstUsedMonth: string;
  };
  if (suspended) return 0;
  const whole = weight > 75_000 ? 55_000 : 10_000 + 2_200 * Math.ceil((weight - 55_000) / 1_000);
  return Math.round((whole * (MONTHS_LEFT[firstUsedMonth] ?? 0)) / 12);
};
export const heavyUseRow = (books: Books, record: StoredRecord): Row => {
  const { weight, suspended } = record.values as { weight: number; suspended: boolean };
  const step = Math.ceil((weight - 55_000) / 1_000);
  return {
    ...recordRow({ names: OF_VEHICLE })(books, record),
    category: suspended ? 'W' : weight > 75_000 ? 'V' : 'ABCDEFGHIJKLMNOPQRSTU'.charAt(step),
    tax: money(heavyUseTax(record)),
  };
};
/** So many months later, by the calendar; none of its days is beyond the 28th. */
const monthsLater = (day: string, months: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
};
export const irpRow = (books: Books, record: StoredRecord): Row => {
  const { jurisdictions, yearStart, filedDate } = record.values as {
    jurisdictions: readonly { jurisdiction: string; distance: string; fullFee: number }[];
    yearStart: string;
    filedDate: string | null;
  };
  const miles = jurisdictions.reduce((sum, { distance }) => sum + Number(distance), 0);
  const shares = jurisdictions.map(({ jurisdiction, distance, fullFee }) => {
    const percent = Math.round((100 * Number(distance)) / miles);
    return { jurisdiction, percent, cents: Math.round((fullFee * percent) / 100) };
  });
  const last = Number(yearStart.slice(0, 4)) - (yearStart.slice(5) < '10' ? 1 : 0);
  return {
    ...recordRow({ names: OF_CLIENT })(books, record),
    jurisdictions: jurisdictions.map((line) => ({ ...line, fullFee: money(line.fullFee) })),
    shares: shares.map(({ cents, ...share }) => ({ ...share, fee: money(cents) })),
    fee: money(shares.reduce((sum, { cents }) => sum + cents, 0)),
    reportingFrom: `${last - 1}-07-01`,
    reportingTo: `${last}-06-30`,
    keptUntil: monthsLater(filedDate !== null && filedDate > yearStart ? filedDate : yearStart, 66),
  };
};
export const substanceTestRow = (books: Books, record: StoredRecord): Row => {
  const { driverId, testedOn, type, result } = record.values as Record<string, string>;
  const years = result === 'positive' || result === 'refused' ? 5 : type === 'random' ? 2 : 1;
  return {
    ...recordRow({ names: OF_CLIENT })(books, record),
    driverName: driverDisplayName(books, driverId),
    keptUntil: monthsLater(testedOn ?? '', years * 12),
  };
};
export const documentRow = (books: Books, document: StoredRecord): Row => ({
  id: document.id,
  ...hidden(document.values, 'userId', 'file'),
  loadNumber: books.displayNameOf('load', document.values['loadId'], 'loadNumber'),
  clientName: books.displayNameOf('client', document.values['clientId'], 'companyName'),
  fileUrl: `/api/files/document-${document.id}`,
  ...stamps(document),
});
export const batchRow = (_: Books, batch: StoredRecord): Row => ({
  id: batch.id,
  ...hidden(batch.values, 'file', 'userId', 'role'),
  ...stamps(batch),
});
/** Of people, what stands in the log: when they last signed in does not. */
export const userRow = (books: Books, { id, values, ...envelope }: StoredRecord): Row => {
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
    clientName: books.displayNameOf('client', values['clientId'] ?? null, 'companyName'),
    isActive: values['isActive'],
    $sorted: `${lastName} ${firstName}`,
    ...stamps(envelope),
  };
};
export const agentRow = (books: Books, { id, values, ...envelope }: StoredRecord): Row => {
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
export const eventRow = (books: Books, { position, kind, id, version, type, actorId, clientId, at }: Logged): Row => ({
  position,
  stream: `${kind}-${id}`,
  kind,
  recordId: id,
  version,
  type,
  recordedAt: at,
  clientName: clientId === null ? null : books.displayNameOf('client', clientId, 'companyName'),
  $actorId: actorId,
  $by: actorId === null ? 'system' : 'people',
  $clientId: clientId,
});
