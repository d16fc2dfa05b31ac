import { money } from '../plain';
import type { Books } from './books';
import { type Scope, sees } from './eyes';
import { driverDisplayName, type Row, stamps } from './views';

interface Line {
  readonly id: number;
  readonly kind: string;
  readonly source: { readonly kind: string; readonly id: string };
  readonly text: string;
  readonly base: string;
  readonly unit: string;
  readonly rate: string;
  readonly amount: number;
  readonly account: string;
  readonly after: number | null;
  readonly mark: string | null;
  readonly reason: string | null;
}
interface Terms {
  readonly number: string;
  readonly clientId: string | null;
  readonly driverId: number;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Line[];
  readonly leftOut: readonly { kind: string; id: string; name: string; reason: string }[];
  readonly balances: readonly { pocket: string; before: number; after: number }[];
}

/** Where a settlement stands after each of its events. */
const STANDS: Readonly<Record<string, string>> = {
  SettlementDrafted: 'draft',
  SettlementLinesChanged: 'draft',
  SettlementApproved: 'approved',
  SettlementReopened: 'draft',
  SettlementPaid: 'paid',
  SettlementPaymentReversed: 'approved',
  SettlementDiscarded: 'discarded',
};
const idsIn = (books: Books, kind: string): string[] => [
  ...new Set(books.events.filter((event) => event.kind === kind).map(({ id }) => id)),
];
const sumOf = (lines: readonly Line[], kind: string): number =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** What was written about lines, by line. */
const disputesIn = (events: Books['events']): Row[] => {
  const spoken = events.filter(({ type }) => /^Settlement(LineDisputed|DisputeAnswered)$/.test(type));
  const ids = [...new Set(spoken.map(({ data }) => Number(data['lineId'])))].sort((one, other) => one - other);
  return ids.map((lineId) => {
    const about = spoken.filter(({ data }) => data['lineId'] === lineId);
    const answer = about.findLast(({ type }) => type === 'SettlementDisputeAnswered');
    return {
      lineId,
      state: about.at(-1) === answer ? answer?.data['state'] : 'open',
      holdsPayment: answer?.data['holdsPayment'] ?? false,
      messages: about.map(({ data }) => ({ by: data['by'], message: data['message'], on: data['on'] })),
    };
  });
};

/** Settlements, added up line by line. */
export const settlementRows = (books: Books, scope: Scope): Row[] =>
  idsIn(books, 'settlement')
    .map((id): Row => {
      const events = books.history('settlement', id);
      const steps = events.filter(({ type }) => type in STANDS);
      const last = steps.at(-1);
      const status = STANDS[last?.type ?? ''];
      const { lines, leftOut, balances, ...terms } = (last?.data ?? {}) as unknown as Terms;
      const [gross, given, taken] = ['earning', 'reimbursement', 'deduction'].map((kind) => sumOf(lines, kind));
      const left = (gross ?? 0) + (given ?? 0) - (taken ?? 0);
      const approval = status === 'draft' ? null : steps.findLast(({ type }) => type === 'SettlementApproved');
      const payment = status === 'paid' ? steps.findLast(({ type }) => type === 'SettlementPaid') : null;
      const isDiscarded = status === 'discarded';
      const sent = events.findLast(({ type }) => type === 'SettlementSent');
      return {
        ...{ id: Number(id), number: terms.number, clientId: terms.clientId, driverId: terms.driverId },
        clientName: terms.clientId === null ? null : books.displayNameOf('client', terms.clientId, 'companyName'),
        driverName: driverDisplayName(books, terms.driverId),
        ...{ from: terms.from, to: terms.to, status },
        ...{ gross: money(gross ?? 0), reimbursements: money(given ?? 0), deductions: money(taken ?? 0) },
        ...{ net: money(Math.max(0, left)), carried: money(Math.max(0, -left)) },
        lines: lines.map((line) => ({
          ...{ id: line.id, kind: line.kind, source: line.source, text: line.text, base: line.base, unit: line.unit },
          ...{ rate: line.rate, amount: money(line.amount), accountNumber: line.account },
          ...{ after: line.after === null ? null : money(line.after), mark: line.mark, reason: line.reason },
        })),
        leftOut: leftOut.map(({ kind, id: of, name, reason }) => ({ source: { kind, id: of }, name, reason })),
        balances: balances.map(({ pocket, before, after }) => ({ pocket, before: money(before), after: money(after) })),
        disputes: disputesIn(events),
        approvedOn: isDiscarded ? null : (approval?.data['approvedOn'] ?? null),
        bookedOn: isDiscarded ? null : (approval?.data['bookedOn'] ?? null),
        paidOn: payment?.data['paidOn'] ?? null,
        method: payment?.data['method'] ?? null,
        reference: payment?.data['reference'] ?? null,
        discardReason: isDiscarded ? last?.data['reason'] : null,
        sentAt: sent?.at ?? null,
        sentTo: sent?.data['to'] ?? null,
        letter: null,
        $account: last?.data['account'],
        ...stamps({ version: events.length, createdAt: events[0]?.at ?? '', updatedAt: events.at(-1)?.at ?? '' }),
      };
    })
    .filter(({ clientId }) => sees(scope, clientId))
    .sort((one, other) => Number(other['id']) - Number(one['id']));

const PER_EVENT: Readonly<Record<string, (amount: number) => { pocket: string; amount: number }>> = {
  DriverAdvanceGiven: (amount) => ({ pocket: 'advance', amount }),
  EscrowReturned: (amount) => ({ pocket: 'escrow', amount: -amount }),
  EscrowInterestCredited: (amount) => ({ pocket: 'escrow', amount }),
};

/** Accounts of drivers, added up movement by movement; what is on them first. */
export const driverAccountRows = (books: Books, scope: Scope): Row[] =>
  idsIn(books, 'driveraccount')
    .map((id): Row => {
      const events = books.history('driveraccount', id);
      const { clientId, driverId } = (events[0]?.data ?? {}) as { clientId: string | null; driverId: number };
      const moves = events.flatMap(({ type, data }) => {
        const one = PER_EVENT[type]?.(Number(data['amount']));
        return one ? [one] : ((data['moves'] ?? []) as { pocket: string; amount: number }[]);
      });
      const has = (pocket: string): number =>
        moves.reduce((sum, move) => (move.pocket === pocket ? sum + move.amount : sum), 0);
      const terms = events.findLast(({ type }) => type === 'DriverAccountTermsSet')?.data;
      const credits = events.filter(({ type }) => type === 'EscrowInterestCredited');
      const [advance, escrow, carry] = [has('advance'), has('escrow'), has('carry')];
      return {
        ...{ id, clientId, driverId, advance: money(advance), escrow: money(escrow), carry: money(carry) },
        clientName: clientId === null ? null : books.displayNameOf('client', clientId, 'companyName'),
        driverName: driverDisplayName(books, driverId),
        ownerOperator: terms?.['ownerOperator'] ?? false,
        escrowRate: terms?.['escrowRate'] ?? null,
        interest: money(credits.reduce((sum, { data }) => sum + Number(data['amount']), 0)),
        interestThrough: credits.at(-1)?.data['to'] ?? null,
        $heldFor: events.at(-1)?.data['driverName'],
        $balance: advance + escrow + carry,
        ...stamps({ version: events.length, createdAt: events[0]?.at ?? '', updatedAt: events.at(-1)?.at ?? '' }),
      };
    })
    .filter(({ clientId }) => sees(scope, clientId));

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The days of an owner-operator; null of any other driver. */
const deadlinesOf = (books: Books, account: string, id: string, row: Row): Row | null => {
  const terms = books.history('driveraccount', account).findLast(({ type }) => type === 'DriverAccountTermsSet');
  if (terms?.data['ownerOperator'] !== true) return null;
  const last = books.history('settlement', id).findLast(({ type }) => type in STANDS);
  const lines = (last?.data['lines'] ?? []) as { loadId: number | null }[];
  const loads = lines.flatMap(({ loadId }) =>
    loadId === null ? [] : [books.record('load', loadId)?.values['deliveredOn'] as string | null],
  );
  const [first] = loads.filter((day) => day !== null).sort();
  const ends = books.record('driver', row['driverId'])?.values['terminationDate'] as string | null | undefined;
  const held = (row['balances'] as Row[]).find(({ pocket }) => pocket === 'escrow')?.['after'];
  return {
    payBy: first ? daysAfter(first, 15) : null,
    escrowBackBy: ends && Number(held) > 0 ? daysAfter(ends, 45) : null,
  };
};

/** One settlement with what was paid to the driver in the book in its year, up to it. */
export const settlementWithYear = (books: Books, scope: Scope, id: string): Row | null => {
  const rows = settlementRows(books, scope);
  const row = rows.find((one) => String(one['id']) === id);
  if (!row) return null;
  const paidOn = row['paidOn'] as string | null;
  const through = paidOn ?? `${String(row['to']).slice(0, 4)}-12-31`;
  const inYear = rows.filter(
    ({ status, paidOn: day, $account }) =>
      status === 'paid' &&
      $account === row['$account'] &&
      String(day).slice(0, 4) === through.slice(0, 4) &&
      String(day) <= through,
  );
  const sum = (name: string): string =>
    money(inYear.reduce((total, one) => total + Math.round(Number(one[name]) * 100), 0));
  const year = Object.fromEntries(['gross', 'reimbursements', 'deductions', 'net'].map((name) => [name, sum(name)]));
  const { $account: account, ...shown } = row;
  return { ...shown, year, deadlines: deadlinesOf(books, String(account), id, row) };
};
