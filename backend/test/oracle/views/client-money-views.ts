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
        createdAt: at,
      };
    })
    .reverse();
};

const STATUS: Readonly<Record<string, string>> = {
  ClientChargeRaised: 'open',
  ClientChargePaid: 'paid',
  ClientChargeReopened: 'open',
  ClientChargeCancelled: 'cancelled',
};
/** What clients owe for services, the newest first. */
export const chargeRows = (books: Books, scope: Scope): Row[] =>
  idsIn(books, 'clientcharge')
    .map((id): Row => {
      const events = books.history('clientcharge', id);
      const last = events.at(-1);
      const status = STATUS[last?.type ?? ''];
      const { clientId, description, amount, chargedOn, notes } = events[0]?.data ?? {};
      return {
        id,
        clientId,
        clientName: clientNameOf(books, clientId),
        description,
        amount: money(Number(amount)),
        chargedOn,
        notes,
        status,
        paymentId: status === 'paid' ? last?.data['paymentId'] : null,
        paidOn: status === 'paid' ? last?.data['on'] : null,
        reason: status === 'cancelled' ? last?.data['reason'] : null,
        ...stamps(times(events)),
      };
    })
    .filter(({ clientId }) => sees(scope, clientId))
    .sort((a, b) => (String(a['id']) < String(b['id']) ? 1 : -1));

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
    .filter(({ id }) => !books.history('fee', id).some(({ type }) => type === 'PortalPaymentPaidOut'))
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
