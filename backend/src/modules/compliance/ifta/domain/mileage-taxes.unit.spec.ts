import fc from 'fast-check';
import { mileageTaxesOf, spansOf, type EnteredMileageRate, type MilesOfSpan } from './mileage-taxes';

const TRUCK = { id: 'v1', unitNumber: 'T-101', weight: 80_000 };
const LIGHT = { id: 'v2', unitNumber: 'P-7', weight: 20_000 };
const UNKNOWN = { id: 'v3', unitNumber: 'T-9', weight: null };
/** Not a rate of a state: a number to reckon with. */
const rate = (state: EnteredMileageRate['state'], amount: string, over: Partial<EnteredMileageRate> = {}) => ({
  ...{ state, from: '2026-01-01', overPounds: 59_999, rate: amount, source: 'A notice of the state' },
  ...over,
});
const miles = (jurisdiction: string, tenths: number, over: Partial<MilesOfSpan> = {}): MilesOfSpan => ({
  ...{ from: '2026-07-01', vehicleId: 'v1', jurisdiction, miles: tenths },
  ...over,
});

describe('mileage taxes', () => {
  it('are the miles of a vehicle by the rate of its weight, to the cent', () => {
    const [kentucky] = mileageTaxesOf([miles('KY', 9_000)], [TRUCK], [rate('KY', '0.0200')]);
    expect(kentucky).toMatchObject({ state: 'KY', miles: 9_000, amount: 1_800, missing: [] });
    const classes = [rate('NY', '0.0100', { overPounds: 18_000 }), rate('NY', '0.0500', { overPounds: 70_000 })];
    const both = [miles('NY', 1_005), miles('NY', 1_000, { vehicleId: 'v2' })];
    expect(mileageTaxesOf(both, [TRUCK, LIGHT], classes)[0]).toMatchObject({
      amount: 603,
      lines: [
        { unit: 'T-101', rate: '0.0500', amount: 503 },
        { unit: 'P-7', rate: '0.0100', amount: 100 },
      ],
    });
  });

  it('have no amount without an entered rate, which is named', () => {
    expect(mileageTaxesOf([miles('KY', 9_000)], [TRUCK], [rate('OR', '0.1')])).toMatchObject([
      { state: 'KY', amount: null, missing: ['no rate entered for Kentucky'] },
    ]);
    const late = [rate('KY', '0.0200', { from: '2026-08-01' })];
    expect(mileageTaxesOf([miles('KY', 9_000)], [TRUCK], late)[0]?.amount).toBeNull();
  });

  it('ask for a weight that nobody knows; what is below every class owes nothing', () => {
    const driven = [miles('NM', 100, { vehicleId: 'v2' }), miles('NM', 100, { vehicleId: 'v3' })];
    expect(mileageTaxesOf(driven, [LIGHT, UNKNOWN], [rate('NM', '0.0400')])).toMatchObject([
      { amount: null, missing: ['the weight of T-9 is not known'], lines: [{ unit: 'P-7', rate: null, amount: 0 }] },
    ]);
  });

  it('are of no other state, and none without miles', () =>
    expect(mileageTaxesOf([miles('OH', 100), miles('OR', 0)], [TRUCK], [])).toEqual([]));

  it('change with the rates of a state in the middle of a quarter', () => {
    const quarter = { from: '2026-07-01', to: '2026-09-30' };
    expect(spansOf(quarter, ['2026-01-01', '2026-08-15', '2026-08-15', '2026-10-01'])).toEqual([
      { from: '2026-07-01', to: '2026-08-14' },
      { from: '2026-08-15', to: '2026-09-30' },
    ]);
    const rates = [rate('OR', '0.1000'), rate('OR', '0.2000', { from: '2026-08-15' })];
    const driven = [miles('OR', 1_000), miles('OR', 1_000, { from: '2026-08-15' })];
    expect(mileageTaxesOf(driven, [TRUCK], rates)[0]).toMatchObject({ miles: 2_000, amount: 3_000 });
  });

  it('are the same in any order of the miles and of the rates', () => {
    const some = fc.array(
      fc.record({ state: fc.constantFrom('KY', 'NM', 'NY', 'OR', 'TX'), tenths: fc.integer({ min: 0, max: 90_000 }) }),
      { maxLength: 12 },
    );
    const rates = [rate('KY', '0.0200'), rate('NY', '0.0512'), rate('NY', '0.0100', { overPounds: 18_000 })];
    const said = (driven: readonly MilesOfSpan[], by: readonly EnteredMileageRate[]) =>
      mileageTaxesOf(driven, [TRUCK], by).map(({ state, miles: all, amount }) => [state, all, amount]);
    fc.assert(
      fc.property(some, (given) => {
        const driven = given.map(({ state, tenths }) => miles(state, tenths));
        expect(said(driven.toReversed(), rates.toReversed())).toEqual(said(driven, rates));
      }),
    );
  });
});
