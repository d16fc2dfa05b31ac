import fc from 'fast-check';
import { addDays } from '../../../../platform/money/dates';
import { postingRules } from '../../../../platform/money/postings';
import { foldState } from '../../../../platform/event-log/events/decider';
import '../../../accounting/expenses';
import { driverAccountDecider, type DriverAccountEvent, type WantedMove } from '../../driver-accounts';
import { balancesOf, inPocket, totalsOf, type Pockets } from './lines';
import { payOf, type DriversExpense } from './pay';
import { deduction, load, rule, WEEK } from './pay.fixture';
import type { KnownSettlement } from './settlement';
import type { SettlementCommand } from './settlement.commands';
import { settlementDecider } from './settlement.decider';
import type { SettlementEvent } from './settlement.events';
import './settlement.postings';

const FIRST = '2026-01-05';
const OF = { clientId: null, driverName: 'Dana Reyes' };

/** What happens to a driver in a week. */
const WEEKS = fc.array(
  fc.record({
    driver: fc.nat(4),
    loads: fc.array(fc.integer({ min: 1, max: 4_000_00 }), { maxLength: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
    lumper: fc.option(fc.integer({ min: 1, max: 300_00 })),
    fuel: fc.option(fc.integer({ min: 1, max: 2_500_00 })),
    advance: fc.option(fc.integer({ min: 1, max: 900_00 })),
    escrow: fc.integer({ min: 0, max: 200 }),
    whenShort: fc.boolean(),
    /** What the office answers to a dispute of its first line; null: nobody disputes it. */
    disputed: fc.option(fc.constantFrom('open', 'accepted', 'rejected')),
    ends: fc.constantFrom('draft', 'discarded', 'approved', 'reopened', 'paid', 'paid', 'paid', 'reversed'),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

/** Books of one firm, added up by account, party and basis from what the posting rules say. */
class Books {
  readonly sums = new Map<string, number>();

  book(event: { readonly type: string; readonly data: unknown }): void {
    for (const posting of postingRules().get(event.type)?.books(event.data) ?? [])
      for (const [basis, lines] of [
        ['accrual', posting.lines],
        ['cash', posting.cashLines ?? posting.lines],
      ] as const)
        for (const { accountNumber, party, debit, credit } of lines)
          for (const key of [`${basis} ${accountNumber} ${party?.id ?? ''}`, `${basis} ${accountNumber}`, basis])
            this.sums.set(key, this.of(key) + debit - credit);
  }
  of(key: string): number {
    return this.sums.get(key) ?? 0;
  }
}

/** A driver by plain addition: what is owed either way, what is held, and what was paid. */
class Driver {
  readonly account: DriverAccountEvent[] = [];
  /** What waits for the next settlement: a discarded one gives it back. */
  waiting: { loads: number[]; expenses: DriversExpense[] } = { loads: [], expenses: [] };
  readonly owed = { advance: 0, escrow: 0, carry: 0, charged: 0, spent: 0, unpaid: 0, paid: 0, gross: 0 };

  constructor(
    readonly id: number,
    private readonly books: Books,
  ) {}

  get pockets(): Pockets {
    const { pockets } = foldState(driverAccountDecider, this.account);
    return { advance: 0, escrow: 0, carry: 0, ...pockets, recoveries: {} };
  }
  move(command: object): void {
    const of = { ...OF, id: `firm.${this.id}`, driverId: this.id };
    const state = foldState(driverAccountDecider, this.account);
    for (const event of driverAccountDecider.decide({ of, ...command } as never, state)) {
      this.account.push(event);
      this.books.book(event);
    }
  }
}

describe('weeks of drivers', () => {
  it('come to what plain addition says: pay, pockets, both bases and the accounts of each driver', () =>
    fc.assert(
      fc.property(WEEKS, (weeks) => {
        const books = new Books();
        const drivers = [1, 2, 3, 4, 5].map((id) => new Driver(id, books));
        let expenseId = 0;
        for (const [nr, week] of weeks.entries()) {
          const driver = drivers[week.driver];
          if (!driver) continue;
          const { owed, waiting } = driver;
          const [from, to] = [addDays(FIRST, nr * 7), addDays(FIRST, nr * 7 + 6)];
          const spend = (amount: number, side: DriversExpense['side']): void => {
            expenseId += 1;
            const paidFrom = side === 'paid' ? ('driver' as const) : ('fuel_card' as const);
            const chargedTo = side === 'paid' ? ('company' as const) : ('driver' as const);
            const about = { clientId: null, category: 'other' as const, vendor: null, description: 'Bought' };
            const data = {
              ...about,
              id: expenseId,
              amount,
              expenseDate: from,
              paidFrom,
              chargedTo,
              driverId: driver.id,
            };
            books.book({ type: 'ExpenseAdded', data });
            const account = '5900';
            waiting.expenses.push({
              id: expenseId,
              text: 'Bought',
              amount,
              side,
              account,
              loadId: null,
              vehicleId: null,
            });
            owed[side === 'paid' ? 'spent' : 'charged'] += amount;
          };
          if (week.lumper !== null) spend(week.lumper, 'paid');
          if (week.fuel !== null) spend(week.fuel, 'charged');
          if (week.advance !== null) {
            driver.move({ type: 'GiveAdvance', amount: week.advance, on: from, text: 'Advance', bookedOn: null });
            owed.advance += week.advance;
          }
          waiting.loads.push(...week.loads);

          // what it must come to, by another way than the product's
          const gross = waiting.loads.reduce((sum, rate) => sum + Math.floor((rate * week.percent + 50) / 100), 0);
          const given = waiting.expenses.reduce((sum, { side, amount }) => (side === 'paid' ? sum + amount : sum), 0);
          const fuel = waiting.expenses.reduce((sum, { side, amount }) => (side === 'paid' ? sum : sum + amount), 0);
          const back = Math.min(owed.carry, Math.max(0, gross + given));
          const before = gross + given - back - fuel - owed.advance;
          const wanted = week.escrow * 100;
          const kept = week.whenShort ? wanted : Math.min(wanted, Math.max(0, before));
          const net = Math.max(0, before - kept);
          const carried = Math.max(0, kept - before);

          const work = {
            ...WEEK,
            ...{ from, to, expenses: waiting.expenses, pockets: driver.pockets },
            loads: waiting.loads.map((linehaul, at) => load({ id: at + 1, linehaul, deliveredOn: to })),
            payRules: [rule('percent_linehaul', String(week.percent))],
            deductionRules:
              week.escrow === 0 ? [] : [deduction('escrow', String(week.escrow), { whenShort: week.whenShort })],
          };
          const { lines, leftOut } = payOf(work);
          const totals = totalsOf(lines);
          expect(totals).toMatchObject({ gross, reimbursements: given, net, carried });
          const balances = balancesOf(lines, (pocket) => inPocket(work.pockets, pocket));
          const history: SettlementEvent[] = [];
          const id = nr + 1;
          const account = { account: `firm.${driver.id}`, ...OF, driverId: driver.id };
          const does = (command: SettlementCommand): void => {
            for (const event of settlementDecider.decide(command, foldState(settlementDecider, history))) {
              history.push(event);
              books.book(event);
            }
          };
          const terms = { number: `S-${id}`, ...account, from, to, lines: [...lines], leftOut: [...leftOut] };
          does({ type: 'DraftSettlement', id, terms: { ...terms, balances: [...balances], ...totals } });
          const by = { settlementId: id, number: `S-${id}`, on: to };
          const moves: WantedMove[] = balances.map((one) => ({ ...one, amount: one.after - one.before }));
          const approve = (): void => {
            does({ type: 'ApproveSettlement', id, on: to, bookedOn: null });
            driver.move({ type: 'SettleAccount', ...by, moves });
          };
          if (week.ends === 'discarded') does({ type: 'DiscardSettlement', id, reason: 'Anew' });
          if (!['draft', 'discarded'].includes(week.ends) && lines.length > 0) {
            approve();
            if (week.ends === 'reopened') {
              does({ type: 'ReopenSettlement', id, on: to, reason: 'A load is missing' });
              driver.move({ type: 'UnsettleAccount', ...by });
              approve();
            }
            if (week.disputed !== null) {
              const about = { id, lineId: lines[0]?.id ?? 1, message: 'It was two loads', on: to };
              does({ type: 'DisputeSettlementLine', ...about, by: 'driver' });
              does({ type: 'AnswerSettlementDispute', ...about, state: week.disputed, holdsPayment: false });
            }
            if (week.ends === 'paid' || week.ends === 'reversed')
              does({ type: 'PaySettlement', id, paidOn: to, method: null, reference: null, bookedOn: null, today: to });
            if (week.ends === 'reversed')
              does({ type: 'ReverseSettlementPayment', id, reversedOn: to, reason: 'Returned', today: to });
            owed.charged -= fuel;
            owed.spent -= given;
            owed.advance = 0;
            owed.carry += carried - back;
            owed.escrow += kept;
            owed[week.ends === 'paid' ? 'paid' : 'unpaid'] += net;
            owed.gross += week.ends === 'paid' ? gross : 0;
            driver.waiting = { loads: [], expenses: [] };
            const state = foldState(settlementDecider, history) as KnownSettlement;
            expect(state.status).toBe(week.ends === 'paid' ? 'paid' : 'approved');
          }
        }
        for (const { id, owed, pockets } of drivers) {
          expect(pockets).toMatchObject({ advance: owed.advance, escrow: owed.escrow, carry: owed.carry });
          expect({
            owes: books.of(`accrual 1300 ${id}`),
            isOwed: books.of(`accrual 2100 ${id}`),
            held: books.of(`accrual 2150 ${id}`),
          }).toEqual({
            owes: owed.advance + owed.carry + owed.charged,
            isOwed: 0 - (owed.unpaid + owed.spent),
            held: 0 - owed.escrow,
          });
        }
        // both bases balance, and move the same money
        expect([books.of('accrual'), books.of('cash')]).toEqual([0, 0]);
        expect(books.of('cash 1000')).toBe(books.of('accrual 1000'));
        // on cash basis pay is what was paid
        expect(books.of('cash 5200')).toBe(drivers.reduce((sum, { owed }) => sum + owed.gross, 0));
      }),
      { numRuns: 200 },
    ));
});
