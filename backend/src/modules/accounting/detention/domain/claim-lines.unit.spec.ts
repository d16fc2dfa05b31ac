import { cents } from '../../../../platform/money/money';
import { claimLines, type Claimed } from './claim-lines';

const CLAIMED: Claimed = {
  stops: [
    { billableMinutes: 90, amount: cents(75_00) },
    { billableMinutes: 0, amount: cents(0) },
    { billableMinutes: null, amount: null },
  ],
  places: ['Elko, NV', 'Reno, NV', 'Salinas, CA'],
  ...{ layover: null, layoverDays: 0, tonu: null, lumper: null },
};
const DETENTION = { kind: 'detention', description: 'Detention at Elko, NV, 90 minutes', amount: 75_00 };
const all = { ...CLAIMED, layover: cents(500_00), layoverDays: 2, tonu: cents(150_00), lumper: cents(180_00) };

describe('the lines of a claim', () => {
  it('are one for each stop that waited over free time', () => expect(claimLines(CLAIMED, [])).toEqual([DETENTION]));
  it('are layover, an unused truck and lumpers, too', () =>
    expect(claimLines(all, [])).toEqual([
      DETENTION,
      { kind: 'detention', description: 'Layover, 2 days', amount: 500_00 },
      { kind: 'other', description: 'Truck ordered, not used', amount: 150_00 },
      { kind: 'lumper', description: 'Lumper, by receipt', amount: 180_00 },
    ]));
  it('are not billed twice, whatever amount was billed first', () => {
    expect(claimLines(CLAIMED, [{ kind: 'detention', description: 'Two hours' }])).toEqual([]);
    expect(claimLines(all, claimLines(all, []))).toEqual([]);
    const layover = { kind: 'detention', description: 'Layover, 1 day' } as const;
    expect(claimLines(CLAIMED, [layover])).toEqual([DETENTION]);
  });
});
