import { money } from '../../plain';
import type { Books } from '../../views/books';
import { settlementRows } from '../../views/pay-views';
import type { Row } from '../../views/views';
import { idOf, onDay, pick, post, type Doings } from './hands';

const EVERYTHING = { role: 'admin', clients: null, unassigned: true, agentId: null } as const;
const NOBODY = { ...EVERYTHING, userId: '', clientId: null, flags: {} };
const settlementOf = (books: Books, which: number): Row | undefined => pick(settlementRows(books, NOBODY), which);

/** From which status each step of a settlement goes on. */
const FROM: Readonly<Record<string, string>> = {
  approve: 'draft',
  pay: 'approved',
  reopen: 'approved',
  discard: 'draft',
  'payment/reverse': 'paid',
};
const AT = { from: '2026-01-01', until: null } as const;

/** What drivers earn, owe and are paid. */
export const payDoings = {
  addPayRule: async ({ driver, basis, rate, until }, world, books) =>
    post(world, world.people.employee, '/api/pay-rules', {
      ...{ ...AT, driverId: idOf(books, 'driver', driver) ?? 0, basis, rate, until: onDay(books, until) },
    }),
  addDeduction: async ({ driver, kind, rate, whenShort }, world, books) =>
    post(world, world.people.employee, '/api/deduction-rules', {
      ...{ ...AT, driverId: idOf(books, 'driver', driver) ?? 0, kind, rate, whenShort },
    }),
  advance: async ({ driver, cents, twice }, world, books) => {
    const path = `/api/drivers/${idOf(books, 'driver', driver) ?? 0}/advances`;
    return post(world, world.people.employee, path, { amount: money(cents), text: 'Advance' }, twice);
  },
  keepAccount: async ({ driver, owner, rate }, world, books) => {
    const path = `/api/drivers/${idOf(books, 'driver', driver) ?? 0}/account`;
    const terms = { ownerOperator: owner, escrowRate: rate === null ? null : String(rate) };
    return world.people.employee.visitor.patch(path, terms);
  },
  returnEscrow: async ({ driver, cents }, world, books) => {
    const path = `/api/drivers/${idOf(books, 'driver', driver) ?? 0}/escrow-returns`;
    return post(world, world.people.employee, path, { amount: money(cents), text: 'The end' });
  },
  async haul({ driver, cents, number }, world, books) {
    const driverId = idOf(books, 'driver', driver);
    const clientId = driverId === null ? null : (books.record('driver', driverId)?.values['clientId'] ?? null);
    const route = { pickupLocation: 'Toledo', dropoffLocation: 'Boston', distance: '612.5', stops: 3 };
    const body = { loadNumber: `LD-${number}`, brokerId: idOf(books, 'broker', 0), ...route, rate: money(cents) };
    const answer = await post(world, world.people.admin, '/api/loads', { ...body, driverId, clientId });
    if (answer.status !== 201) return answer;
    const path = `/api/loads/${String(answer.body['id'])}`;
    await world.people.admin.visitor.patch(path, { status: 'in_transit' });
    return world.people.admin.visitor.patch(path, { status: 'delivered' });
  },
  async prepareSettlement({ driver, twice }, world, books) {
    const driverId = idOf(books, 'driver', driver);
    if (driverId === null) return null;
    const period = { from: `${books.today.slice(0, 8)}01`, to: books.today };
    return post(world, world.people.employee, '/api/settlements', { driverId, ...period }, twice);
  },
  async moveSettlement({ which, how }, world, books) {
    const stands = settlementRows(books, NOBODY).filter(({ status }) => status === FROM[how]);
    const id = (pick(stands, which) ?? settlementOf(books, which))?.['id'];
    if (id === undefined) return null;
    const reason = ['reopen', 'discard', 'payment/reverse'].includes(how) ? { reason: 'As agreed' } : {};
    return post(world, world.people.employee, `/api/settlements/${Number(id)}/${how}`, reason);
  },
  async editSettlement({ which, cents, out }, world, books) {
    const settlement = settlementOf(books, which);
    if (!settlement) return null;
    const line = out === null ? undefined : pick((settlement['lines'] ?? []) as readonly Row[], out);
    const lines = line
      ? [{ id: line['id'], takeOut: true, reason: 'As agreed' }]
      : [{ kind: 'earning', text: 'Bonus', amount: money(cents), reason: 'As agreed' }];
    return world.people.employee.visitor.patch(`/api/settlements/${Number(settlement['id'])}`, { lines });
  },
  async disputeSettlement({ which, answer }, world, books) {
    const settlement = settlementOf(books, which);
    if (!settlement) return null;
    const path = `/api/settlements/${Number(settlement['id'])}/disputes${answer ? '/answer' : ''}`;
    const said = { lineId: 1, message: 'It was more', ...(answer ? { state: 'rejected' } : {}) };
    return post(world, world.people.employee, path, said);
  },
} satisfies Partial<Doings>;
