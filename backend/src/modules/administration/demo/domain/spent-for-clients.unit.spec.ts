import { kindOf } from '../../../../platform/records/kind/kind';
import { Expense } from '../../../accounting/expenses';
import { Chance } from './random';
import { spentForClient, type Spent } from './spent-for-clients';

const today = '2026-11-21';
const VEHICLES = ['0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-000000000002'];
const forClients = (): (readonly Spent[])[] =>
  Array.from({ length: 12 }, (_, seed) => spentForClient(new Chance(seed), today, VEHICLES));
const ago = ({ on }: Spent): number => (Date.parse(today) - Date.parse(on)) / 86_400_000;
const fuelOf = (): Spent[] =>
  forClients()
    .flat()
    .filter(({ values }) => values['category'] === 'fuel');
const othersOf = (): Spent[] =>
  forClients()
    .flat()
    .filter(({ values }) => values['category'] !== 'fuel');

describe('what the demo spends for a client', () => {
  it('are expenses as the firm takes them', () => {
    const { decider } = kindOf(Expense).aggregate;
    for (const [at, { values, on }] of forClients().flat().entries()) {
      const [event] = decider.decide({ type: 'Add', id: at + 1, values }, decider.initialState);
      expect(event).toMatchObject({ type: 'ExpenseAdded', data: { ...values, expenseDate: on } });
    }
  });
  it('is fuel every five to eleven days of the last 75, and something else each time', () => {
    for (const spent of forClients()) {
      const days = spent.filter(({ values }) => values['category'] === 'fuel').map(ago);
      expect(spent.map(ago)).toEqual(days.flatMap((day) => [day, day]));
      expect(days[0]).toBeGreaterThanOrEqual(1);
      expect(days[0]).toBeLessThanOrEqual(6);
      for (const [at, day] of days.entries()) {
        expect(day).toBeLessThan(75);
        if (at > 0) expect([5, 6, 7, 8, 9, 10, 11]).toContain(day - (days[at - 1] ?? 0));
      }
      expect(days.at(-1)).toBeGreaterThan(75 - 12);
    }
  });
  it('is 82 to 148 gallons at 3.49 to 3.98 dollars, on the fuel card of one of the trucks', () => {
    const fuel = fuelOf();
    for (const { values } of fuel) {
      const [gallons, amount] = [Number(values['gallons']), Number(values['amount'])];
      expect(gallons).toBeGreaterThanOrEqual(82);
      expect(gallons).toBeLessThanOrEqual(148);
      expect(amount % gallons).toBe(0);
      expect(amount / gallons).toBeGreaterThanOrEqual(3_49);
      expect(amount / gallons).toBeLessThanOrEqual(3_98);
      expect(String(values['location']).endsWith(`, ${String(values['jurisdiction'])}`)).toBe(true);
      expect([values['paidFrom'], values['fuelType']]).toEqual(['fuel_card', 'diesel']);
    }
    expect(new Set(fuel.map(({ values }) => values['vehicleId']))).toEqual(new Set(VEHICLES));
  });
  it('is tolls, meals, repairs and the scale, each within its bounds; repairs are on account, and paid after 30 days', () => {
    const bounds: Readonly<Record<string, readonly [number, number]>> = {
      toll: [18_00, 64_00],
      meal: [12_00, 31_00],
      repair: [180_00, 940_00],
      other: [13_50, 13_50],
    };
    const others = othersOf();
    for (const { values, on, paidOn } of others) {
      const [least, most] = bounds[String(values['category'])] ?? [0, -1];
      expect(values['amount']).toBeGreaterThanOrEqual(least);
      expect(values['amount']).toBeLessThanOrEqual(most);
      const isOwed = values['category'] === 'repair';
      expect(values['paidFrom']).toBe(isOwed ? 'on_account' : 'bank');
      const due = new Date(Date.parse(on) + 30 * 86_400_000).toISOString().slice(0, 10);
      expect(paidOn).toBe(isOwed && due < today ? due : undefined);
    }
    expect(new Set(others.map(({ values }) => values['category']))).toEqual(new Set(Object.keys(bounds)));
  });
  it('names no truck where there is none', () => {
    for (const { values } of spentForClient(new Chance(1), today, [])) expect(values).not.toHaveProperty('vehicleId');
  });
});
