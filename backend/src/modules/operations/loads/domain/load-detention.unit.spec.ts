import { cents } from '../../../../platform/money/money';
import {
  detentionOfLoad,
  UNKNOWN_LAYOVER,
  UNKNOWN_TONU,
  type AccessorialTerms,
  type StopCosts,
} from './load-detention';

const TERMS: AccessorialTerms = {
  ...{ detentionRate: cents(50_00), detentionFreeMinutes: 120, detentionIncrementMinutes: 30 },
  ...{ detentionCap: cents(400_00), startsAt: 'later', layover: cents(250_00), tonu: cents(150_00) },
};
const stop = (place: string, minutes: number | null, over: Partial<StopCosts> = {}): StopCosts => ({
  ...{ place, appointment: null, freeMinutes: null, lumper: null, layoverDays: null },
  arrivedAt: '2026-11-10T18:00:00.000Z',
  departedAt: minutes === null ? null : new Date(Date.UTC(2026, 10, 10, 18, minutes)).toISOString(),
  ...over,
});

describe('what a load earns besides freight', () => {
  it('is the detention of its stops: 75.00 and 25.00 are 100.00', () =>
    expect(detentionOfLoad([stop('Elko, NV', 200), stop('Reno, NV', 150)], TERMS, false)).toMatchObject({
      ...{ detention: 100_00, total: 100_00, layover: null, tonu: null, lumper: null, missing: [] },
    }));
  it('is each day of layover and each lumper, too', () => {
    const stops = [stop('Elko, NV', 60, { layoverDays: 2, lumper: cents(180_00) }), stop('Reno, NV', null)];
    expect(detentionOfLoad(stops, TERMS, false)).toMatchObject({
      ...{ detention: 0, layover: 500_00, lumper: 180_00, total: 680_00, missing: [] },
    });
  });
  it('is once that the truck was not used, where the load was cancelled after it had arrived', () => {
    expect(detentionOfLoad([stop('Elko, NV', 30)], TERMS, true)).toMatchObject({ tonu: 150_00, total: 150_00 });
    const notThere = stop('Elko, NV', null, { arrivedAt: null });
    expect(detentionOfLoad([notThere], TERMS, true)).toMatchObject({ tonu: null, total: null });
  });
  it('is nothing where nothing is agreed, and says what nobody has said', () => {
    const silent = { ...TERMS, layover: null, tonu: null };
    expect(detentionOfLoad([stop('Elko, NV', 200, { layoverDays: 1 })], silent, true).missing).toEqual([
      `Elko, NV: ${UNKNOWN_LAYOVER}`,
      UNKNOWN_TONU,
    ]);
    expect(detentionOfLoad([stop('Elko, NV', 200)], null, false)).toMatchObject({
      total: null,
      missing: ['Elko, NV: free time is not stated', 'Elko, NV: the rate is not stated'],
    });
  });
  it('has no amount of a stop that the truck has not left', () =>
    expect(detentionOfLoad([stop('Elko, NV', null)], TERMS, false)).toMatchObject({ total: null, missing: [] }));
});
