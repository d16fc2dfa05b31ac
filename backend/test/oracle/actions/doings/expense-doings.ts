import { money } from '../../plain';
import { cardPayments, owedOnCards } from '../../views/fuel-card-views';
import { answered, idOf, onDay, pick, post, type Doings } from './hands';

const EVERYTHING = { role: 'admin', clients: null, unassigned: true, agentId: null } as const;
const NOBODY = { ...EVERYTHING, userId: '', clientId: null, flags: {} };

/** What is spent, and how suppliers and fuel cards are paid. */
export const expenseDoings = {
  async spend({ client, driver, cents, paidFrom, toDriver, on, twice }, world, books) {
    const driverId = idOf(books, 'driver', driver);
    const clientId =
      driverId === null ? idOf(books, 'client', client) : books.record('driver', driverId)?.values['clientId'];
    const chargedTo = toDriver && driverId !== null && paidFrom === 'fuel_card' ? 'driver' : 'company';
    const expenseDate = onDay(books, on) ?? books.today;
    const body = { category: 'fuel', amount: money(cents), vendor: 'Pilot', expenseDate };
    const about = { clientId: clientId ?? null, driverId, paidFrom, chargedTo };
    const answer = await post(world, world.people.employee, '/api/expenses', { ...body, ...about }, twice);
    answered('spend', answer, 201);
    return answer;
  },
  async payExpense({ which, twice }, world, books) {
    const expense = pick(
      books.records('expense').filter(({ values }) => values['paidFrom'] === 'on_account'),
      which,
    );
    if (!expense) return null;
    const isOpen = typeof expense.values['paidOn'] !== 'string' && String(expense.values['expenseDate']) <= books.today;
    const path = `/api/expenses/${expense.id}/pay`;
    const answer = await post(world, world.people.employee, path, { method: 'check', reference: '1044' }, twice);
    if (isOpen) answered('pay an expense', answer, 200);
    else expect([400, 409, 422]).toContain(answer.status);
    return answer;
  },
  reverseExpense: async ({ which }, world, books) => {
    const paid = books.records('expense').filter(({ values }) => typeof values['paidOn'] === 'string');
    const expense = pick(paid, which);
    if (!expense) return null;
    return post(world, world.people.employee, `/api/expenses/${expense.id}/payment/reverse`, { reason: 'Bounced' });
  },
  async changeExpense({ which, cents }, world, books) {
    const expense = pick(books.records('expense'), which);
    if (!expense) return null;
    const answer = await world.people.admin.visitor.patch(`/api/expenses/${expense.id}`, { amount: money(cents) });
    const same = Number(expense.values['amount']) === cents;
    answered('change an expense', answer, typeof expense.values['paidOn'] === 'string' && !same ? 409 : 200);
    return answer;
  },
  async payCard({ which, percent, twice }, world, books) {
    const card = pick(owedOnCards(books, NOBODY), which);
    if (!card) return null;
    const owed = Math.round(Number(card['owed']) * 100);
    const amount = Math.max(1, Math.ceil((Math.abs(owed) * percent) / 100));
    const body = { clientId: card['clientId'], amount: money(amount) };
    const answer = await post(world, world.people.employee, '/api/fuel-cards/payments', body, twice);
    answered('pay a fuel card', answer, amount <= owed ? 201 : 409);
    return answer;
  },
  reverseCard: async ({ which }, world, books) => {
    const id = pick(cardPayments(books, NOBODY), which)?.['id'];
    if (id === undefined) return null;
    const path = `/api/fuel-cards/payments/${id as string}/reverse`;
    return post(world, world.people.employee, path, { reason: 'Returned by the bank' });
  },
} satisfies Partial<Doings>;
