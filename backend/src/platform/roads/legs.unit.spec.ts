import fc from 'fast-check';
import { legsOf } from './legs';

const tenths = (miles: string): number => Math.round(Number(miles) * 10);

describe('miles by state', () => {
  it('sum to the whole, the largest remainder first', () =>
    expect(legsOf(new Map(Object.entries({ NV: 1.26, UT: 1.27, AZ: 0.01 })))).toEqual({
      miles: '2.5',
      legs: [
        { jurisdiction: 'NV', miles: '1.2' },
        { jurisdiction: 'UT', miles: '1.3' },
      ],
    }));

  it('of nothing are none', () => expect(legsOf(new Map())).toEqual({ miles: '0.0', legs: [] }));

  it('sum to the whole to the tenth, and none is a tenth off', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 3_000, noNaN: true }), { maxLength: 15 }), (parts) => {
        const exact = new Map(parts.map((miles, at) => [`S${at}`, miles]));
        const { miles, legs } = legsOf(exact);
        expect(legs.reduce((sum, leg) => sum + tenths(leg.miles), 0)).toBe(tenths(miles));
        for (const leg of legs)
          expect(Math.abs(Number(leg.miles) - (exact.get(leg.jurisdiction) ?? 0))).toBeLessThan(0.1000001);
      }),
    ));
});
