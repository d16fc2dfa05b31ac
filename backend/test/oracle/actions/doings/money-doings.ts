import { money } from '../../plain';
import { clientMoneyRows } from '../../views/client-money-views';
import { answered, idOf, pick, post, type Doings } from './hands';

const EVERYTHING = { role: 'admin', clients: null, unassigned: true } as const;

/** What is done with the money of clients: held, paid out, charged, and arrived at the bank. */
export const moneyDoings = {
  async moveMoney({ client, kind, cents, account, twice }, world, books) {
    const clientId = idOf(books, 'client', client);
    if (clientId === null) return null;
    const nobody = { ...EVERYTHING, agentId: null, userId: '', clientId: null, flags: {} };
    const held = clientMoneyRows(books, nobody).find(({ id }) => id === clientId)?.['balance'] ?? '0.00';
    const answer = await post(
      world,
      world.people.employee,
      `/api/client-money/${clientId}/movements`,
      { kind, amount: money(cents), account, payee: kind === 'paid_out' ? 'IRS' : null },
      twice,
    );
    answered('move money', answer, kind === 'received' || cents <= Math.round(Number(held) * 100) ? 201 : 409);
    return answer;
  },
  async charge({ client, cents, twice }, world, books) {
    const clientId = idOf(books, 'client', client);
    if (clientId === null) return null;
    const body = { clientId, description: 'IFTA, 3rd quarter', amount: money(cents) };
    const answer = await post(world, world.people.employee, '/api/charges', body, twice);
    answered('charge', answer, 201);
    return answer;
  },
  cancelCharge: async ({ which }, world, books) => {
    const ids = [...new Set(books.events.filter(({ kind }) => kind === 'clientcharge').map(({ id }) => id))];
    const id = pick(ids.toReversed(), which);
    if (id === undefined) return null;
    return post(world, world.people.employee, `/api/charges/${id}/cancel`, { reason: 'Charged twice' });
  },
  async payOut({ which }, world, books) {
    const payment = pick(
      books.portalPayments.filter(({ state }) => state.status === 'completed' && state.processingFee !== null),
      which,
    );
    if (!payment) return null;
    const { terms, refunded, processingFee, paidOut } = payment.state;
    const left = terms.amount - refunded - (processingFee ?? 0) - paidOut;
    if (left <= 0) return null;
    const body = { paymentIds: [payment.id], amount: money(left) };
    const answer = await post(world, world.people.employee, '/api/clearing-payouts', body);
    answered('pay out', answer, 201);
    return answer;
  },
  reversePayout: async ({ which }, world, books) => {
    const payouts = books.events.filter(({ kind }) => kind === 'payout');
    const reversed = new Set(payouts.filter(({ type }) => type === 'PayoutReversed').map(({ id }) => id));
    const id = pick([...new Set(payouts.map((event) => event.id))].toReversed(), which);
    if (id === undefined) return null;
    const body = { reason: 'Returned by the bank' };
    const answer = await post(world, world.people.employee, `/api/clearing-payouts/${id}/reverse`, body);
    answered('reverse a payout', answer, reversed.has(id) ? 409 : 200);
    return answer;
  },
} satisfies Partial<Doings>;
