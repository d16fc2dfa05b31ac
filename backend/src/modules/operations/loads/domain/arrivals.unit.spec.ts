import { arrived, departed, expectedAt, standsAt } from './arrivals';

const [ONE, TWO, THREE] = ['2026-11-10T18:00:00.000Z', '2026-11-10T20:00:00.000Z', '2026-11-11T09:00:00.000Z'] as const;
const stop = (place: string, arrivedAt: string | null = null, departedAt: string | null = null) => ({
  ...{ place, arrivedAt, departedAt },
});
const NEW = [stop('Elko, NV'), stop('Reno, NV')];

describe('a driver', () => {
  it('arrives at the next stop, departs, and arrives at the one after it', () => {
    const first = arrived(NEW, ONE);
    expect(first).toEqual([stop('Elko, NV', ONE), stop('Reno, NV')]);
    expect([standsAt(NEW), standsAt(first)]).toEqual([-1, 0]);
    const left = departed(first, TWO);
    expect(left).toEqual([stop('Elko, NV', ONE, TWO), stop('Reno, NV')]);
    expect([standsAt(left), expectedAt(left)]).toEqual([-1, 1]);
    expect(arrived(left, THREE)).toEqual([stop('Elko, NV', ONE, TWO), stop('Reno, NV', THREE)]);
  });
  it('does not arrive before it departed', () =>
    expect(() => arrived(arrived(NEW, ONE), TWO)).toThrow('Say first that you departed from Elko, NV'));
  it('does not depart before it arrived', () => expect(() => departed(NEW, ONE)).toThrow('Say first that you arrived'));
  it('arrives at no stop after the last', () =>
    expect(() => arrived([stop('Elko, NV', ONE, TWO)], THREE)).toThrow('You have been at every stop of this load'));
  it('goes on after a stop that somebody else typed over', () =>
    expect(expectedAt([stop('Elko, NV'), stop('Reno, NV', null, TWO), stop('Salinas, CA')])).toBe(2));
});
