import { addDays } from '../../../../platform/money/dates';
import { LANES } from './cast';
import { generateYear, type Haul } from './story';

const today = '2026-11-21';
const year = (): readonly Haul[] => generateYear(today, 12, 0, 6);
/** So many that what happens seldom happens, too. */
const manyHauls = (): readonly Haul[] => generateYear(today, 12, 30, 6);
const everyHaul = (): Haul[] => [...year(), ...manyHauls()];
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const ending = (how: Haul['end']['how']): Haul[] => everyHaul().filter(({ end }) => end.how === how);
const shareIn = (hauls: readonly Haul[], is: (haul: Haul) => boolean): number => hauls.filter(is).length / hauls.length;

describe('the hauls of the demo', () => {
  it('are the same for the same day, ten a client, and 45 for each beyond the twelve', () => {
    const many = manyHauls();
    expect(manyHauls()).toEqual(many);
    const counts = new Map<number, number>();
    for (const { client } of many) counts.set(client, (counts.get(client) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 42 }, (_, at) => at));
    for (const [client, count] of counts) expect([client, count]).toEqual([client, client < 12 ? 10 : 45]);
  });
  it('are numbered as they were entered, the oldest first, within a year', () => {
    const [hauls, many] = [year(), manyHauls()];
    expect(hauls.map(({ loadNumber }) => loadNumber)).toEqual(hauls.map((_, at) => `L-${10_001 + at}`));
    expect(hauls.map(({ entered }) => entered)).toEqual(hauls.map(({ entered }) => entered).toSorted());
    for (const { entered } of everyHaul()) expect(entered >= addDays(today, -365) && entered <= today).toBe(true);
    expect(many[0]?.entered).toBe('2025-11-21');
    expect(many.at(-1)?.entered).toBe(today);
  });
  it('are picked up within two days, on the road a day for each 500 miles, and invoiced within two more', () => {
    for (const { entered, pickedUp, delivered, invoiced, lane } of everyHaul()) {
      expect([0, 1, 2]).toContain(days(entered, pickedUp));
      expect(days(pickedUp, delivered)).toBe(lane.miles >= 750 ? 2 : 1);
      expect([0, 1, 2]).toContain(days(delivered, invoiced));
    }
  });
  it('earn 1.85 to 3.20 dollars a mile, in whole five dollars, and sometimes for waiting and unloading', () => {
    for (const { freight, lane, detention, lumper } of everyHaul()) {
      expect(freight % 5_00).toBe(0);
      expect(freight).toBeGreaterThanOrEqual(lane.miles * 1_85 - 2_50);
      expect(freight).toBeLessThanOrEqual(lane.miles * 3_20 + 2_50);
      expect([0, 50_00, 100_00, 150_00, 200_00]).toContain(detention);
      expect(lumper === 0 || (lumper >= 100_00 && lumper <= 350_00 && lumper % 25_00 === 0)).toBe(true);
    }
    const many = manyHauls();
    expect(shareIn(many, ({ detention }) => detention > 0)).toBeCloseTo(0.18, 1);
    expect(shareIn(many, ({ lumper }) => lumper > 0)).toBeCloseTo(0.1, 1);
    expect(new Set(many.map(({ detention }) => detention)).size).toBe(5);
    expect(new Set(many.map(({ lumper }) => lumper)).size).toBe(12);
    expect(new Set(many.map(({ lane }) => lane))).toEqual(new Set(LANES));
    expect([...new Set(many.map(({ broker }) => broker))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it.each<[Haul['end']['how'], number, number]>([
    ['factored', 1, 3],
    ['voided', 1, 5],
    ['paid', 18, 44],
    ['in parts', 18, 44],
  ])('that are %s come to their end %i to %i days after the invoice, not after today', (how, first, last) => {
    const took = ending(how).map(({ invoiced, end }) => days(invoiced, end.on));
    expect([Math.min(...took), Math.max(...took)]).toEqual([first, last]);
    for (const { end } of ending(how)) expect(end.on <= today).toBe(true);
  });
  it('that nobody paid yet are open, those of the last days not invoiced, and few are cancelled as they are entered', () => {
    for (const { end, invoiced } of ending('not invoiced')) expect([end.on, invoiced > today]).toEqual([today, true]);
    for (const haul of everyHaul().filter(({ invoiced, end }) => invoiced > today && end.how !== 'cancelled'))
      expect(haul.end.how).toBe('not invoiced');
    for (const { end, entered } of ending('cancelled')) expect(end.on).toBe(entered);
    expect(ending('open').some(({ end }) => end.on > today)).toBe(true);
    const many = manyHauls();
    expect(shareIn(many, ({ end }) => end.how === 'cancelled')).toBeCloseTo(0.02, 2);
    expect(shareIn(many, ({ end }) => end.how === 'factored')).toBeCloseTo(0.15, 1);
    expect(shareIn(many, ({ end }) => end.how === 'paid')).toBeGreaterThan(0.5);
  });
});
