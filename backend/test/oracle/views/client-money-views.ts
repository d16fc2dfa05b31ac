import { money } from '../plain';
import type { Books } from './books';
import { type Scope, sees } from './eyes';
import { type Row, stamps } from './views';

/** What each event adds to what is held: 0 where money only goes to another bank. */
const SIGNS: Readonly<Record<string, number>> = {
  ClientMoneyReceived: 1,
  ClientMoneyHeld: 1,
  ClientMoneyMoved: 0,
  ClientMoneyPaidOut: -1,
  ClientMoneyRefunded: -1,
  ClientMoneyReturned: -1,
};
const KINDS: Readonly<Record<string, string>> = {
  ClientMoneyReceived: 'received',
  ClientMoneyHeld: 'received',
  ClientMoneyMoved: 'moved',
  ClientMoneyPaidOut: 'paid_out',
  ClientMoneyRefunded: 'refunded',
  ClientMoneyReturned: 'refunded',
};
const sign = (type: string): number => SIGNS[type] ?? 0;
const times = (events: Books['events']) => ({
  version: events.length,
  createdAt: events[0]?.at ?? '',
  updatedAt: events.at(-1)?.at ?? '',
});
const idsIn = (books: Books, kind: string): string[] => [
  ...new Set(books.events.filter((event) => event.kind === kind).map(({ id }) => id)),
];
const clientNameOf = (books: Books, id: unknown): string | null => books.displayNameOf('client', id, 'companyName');

/** What is held for each client, by plain addition. */
export const clientMoneyRows = (books: Books, scope: Scope): Row[] =>
  idsIn(books, 'clientmoney')
    .filter((id) => sees(scope, id))
    .map((id): Row => {
      const events = books.history('clientmoney', id);
      const total = (which: (type: string) => number): number =>
        events.reduce((sum, { type, data }) => sum + which(type) * Number(data['amount']), 0);
      return {
        id,
        clientId: id,
        clientName: clientNameOf(books, id),
        $heldFor: events.at(-1)?.data['clientName'],
        balance: money(total(sign)),
        paidOut: money(total((type) => (type === 'ClientMoneyPaidOut' ? 1 : 0))),
        ...stamps(times(events)),
      };
    });

/** The movements of one client, the latest first; null where the client is not seen. */
export const movementRows = (books: Books, scope: Scope, clientId: string): Row[] | null => {
  if (!books.record('client', clientId) || !sees(scope, clientId)) return null;
  return books
    .history('clientmoney', clientId)
    .map(({ type, data, at }, place): Row => {
      const of = (name: string): unknown => data[name] ?? null;
      return {
        id: `${clientId}-${place + 1}`,
        clientId,
        clientName: clientNameOf(books, clientId),
        nr: place + 1,
        kind: KINDS[type],
        amount: money(Number(data['amount'])),
        change: money(sign(type) * Number(data['amount'])),
        movedOn: of('on'),
        account: type === 'ClientMoneyMoved' ? '1020' : of('account'),
        method: of('method'),
        checkNumber: of('checkNumber'),
        payee: of('payee'),
        documentId: of('documentId'),
        documentTitle: of('documentTitle'),
        paymentId: of('paymentId'),
        reference: of('reference'),
        notes: of('notes'),
        bookedOn: of('bookedOn'),
        createdAt: at,
      };
    })
    .reverse();
};

/** What an event of a charge adds to what is paid of it, and to what is cancelled. */
const chargedMoves = ({ type, data }: Books['events'][number]): readonly [paid: number, cancelled: number] => {
  const of = (name: string): number => Number(data[name] ?? data['amount']);
  if (type === 'ClientChargePaid') return [of('paid'), 0];
  if (type === 'ClientChargeReopened') return [-of('back'), 0];
  return type === 'ClientChargeCancelled' ? [0, of('left')] : [0, 0];
};
/** What clients owe for services, the newest first. */
export const chargeRows = (books: Books, scope: Scope): Row[] =>
  idsIn(books, 'clientcharge')
    .map((id): Row => {
      const events = books.history('clientcharge', id);
      const last = events.at(-1);
      const { clientId, description, amount, chargedOn, notes, bookedOn = null } = events[0]?.data ?? {};
      const [paid, cancelled] = events
        .map(chargedMoves)
        .reduce<[number, number]>((sums, moves) => [sums[0] + moves[0], sums[1] + moves[1]], [0, 0]);
      const open = Number(amount) - paid - cancelled;
      const isCancelled = last?.type === 'ClientChargeCancelled';
      const paying = events.filter(({ type }) => /Charge(Paid|Reopened)$/.test(type)).at(-1);
      const byPayment = paying?.type === 'ClientChargePaid' ? paying.data : null;
      return {
        id,
        clientId,
        clientName: clientNameOf(books, clientId),
        description,
        amount: money(Number(amount)),
        paid: money(paid),
        open: money(open),
        chargedOn,
        bookedOn,
        notes,
        status: open > 0 ? 'open' : isCancelled ? 'cancelled' : 'paid',
        paymentId: byPayment?.['paymentId'] ?? null,
        paidOn: byPayment?.['on'] ?? null,
        reason: isCancelled ? last.data['reason'] : null,
        ...stamps(times(events)),
      };
    })
    .filter(({ clientId }) => sees(scope, clientId))
    .sort((a, b) => (String(a['id']) < String(b['id']) ? 1 : -1));

/** Payments that arrived at the bank together, the newest first. */
export const payoutRows = (books: Books, scope: Scope): Row[] =>
  idsIn(books, 'payout')
    .map((id): Row => {
      const events = books.history('payout', id);
      const { type = '', data = {} } = events[0] ?? {};
      const lines = (data['payments'] ?? []) as { clientId: string; amount: number }[];
      const clients = new Set(lines.map(({ clientId }) => clientId));
      const clientId = clients.size === 1 ? [...clients][0] : null;
      const reversal = events.find((event) => event.type === 'PayoutReversed')?.data;
      return {
        id,
        clientId,
        clientName: clientNameOf(books, clientId),
        reference: data['reference'],
        source: type === 'CardPayoutReceived' ? 'cards' : 'checks',
        amount: money(Number(data['amount'])),
        arrivedOn: data['on'],
        on: data['on'],
        bookedOn: data['bookedOn'] ?? null,
        payments: lines.length,
        status: reversal ? 'reversed' : 'arrived',
        reversedOn: reversal?.['reversedOn'] ?? null,
        reason: reversal?.['reason'] ?? null,
        lines: lines.map((line) => ({ ...line, amount: money(line.amount) })),
        ...stamps(times(events)),
      };
    })
    .filter(({ clientId }) => sees(scope, clientId))
    .sort((a, b) => (String(a['id']) < String(b['id']) ? 1 : -1));

/** Payments that are on their way to the bank, the oldest first. */
export const waitingRows = (books: Books, scope: Scope): Row[] =>
  books.portalPayments
    .filter(({ state: { status, terms } }) => /^(completed|refunded)$/.test(status) && sees(scope, terms.clientId))
    .map(({ id, state: { terms, method, refunded, processingFee, paidOut } }): Row => ({
      id,
      reference: terms.reference,
      clientId: terms.clientId,
      clientName: terms.clientName,
      description: terms.description,
      source: method === 'card' ? 'cards' : 'checks',
      paymentDate: books.history('fee', id).find(({ type }) => type.endsWith('Completed'))?.data['paidOn'],
      amount: money(terms.amount - refunded - (processingFee ?? 0) - paidOut),
      feeKnown: processingFee !== null,
    }))
    .filter(({ amount }) => Number(amount) !== 0)
    .sort((a, b) => (waitingKey(a) < waitingKey(b) ? -1 : 1));
const waitingKey = ({ paymentDate, id }: Row): string => `${String(paymentDate)} ${String(id)}`;

/** What clients are owed and where it lies, from the lines of the ledger and the parts of payments. */
export const coverOf = (books: Books, scope: Scope): Row => {
  const nothing = { held: '0.00', inBank: '0.00', onItsWay: '0.00', toMove: '0.00' };
  if (scope.clients !== null) return nothing;
  const net = (account: string): number =>
    books.lines
      .filter((line) => line.accountNumber === account && line.clientId === null)
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  const [held, inBank] = [0 - net('2350'), net('1020')];
  const onItsWay = books.portalPayments
    .filter(({ state }) => ['completed', 'refunded'].includes(state.status))
    .filter(({ paidOutOn }) => paidOutOn === null)
    .reduce((sum, { id }) => sum + governmentOf(books, id), 0);
  return {
    held: money(held),
    inBank: money(inBank),
    onItsWay: money(onItsWay),
    toMove: money(Math.max(0, held - inBank - onItsWay)),
  };
};
const governmentOf = (books: Books, id: string): number => {
  const of = (type: RegExp): number =>
    books
      .history('fee', id)
      .filter((event) => type.test(event.type))
      .flatMap(({ data }) => (data['parts'] ?? []) as { kind: string; amount: number }[])
      .reduce((sum, { kind, amount }) => (kind === 'government' ? sum + amount : sum), 0);
  return of(/Completed$/) - of(/Refunded$/);
};
