import { portionsOf } from './letter-portions';

const chosen = (...carriers: readonly number[]) => carriers.map((brokerId, at) => ({ id: at + 1, brokerId }));

describe('invoices that are sent', () => {
  it('go in one portion while they are few', () => expect(portionsOf(chosen(7, 9, 7))).toEqual([[1, 3, 2]]));

  it('are all of them in some portion, once, and those of a carrier together', () => {
    const all = chosen(...Array.from({ length: 200 }, (_, at) => at % 37));
    const portions = portionsOf(all);
    expect(portions.flat().toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => id));
    expect(portions.length).toBeGreaterThan(9);
    const placeOf = new Map<number, number>();
    for (const { id, brokerId } of all) {
      const at = portions.findIndex((portion) => portion.includes(id));
      expect(placeOf.get(brokerId) ?? at).toBe(at);
      placeOf.set(brokerId, at);
    }
  });

  it('of one carrier are one portion, however many', () =>
    expect(portionsOf(chosen(...Array.from({ length: 60 }, () => 7)))).toHaveLength(1));
});
