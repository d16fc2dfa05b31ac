import { irpFee } from '../../obligations';
import { withDistances } from './fleet-distances';
import type { IrpJurisdiction } from '../irp-renewal';
import { cents } from '../../../../platform/money/money';

const line = (jurisdiction: string, distance: string, fullFee: number): IrpJurisdiction =>
  ({ fullFee: cents(fullFee), distance, jurisdiction }) as IrpJurisdiction;

describe('the distances of a renewal', () => {
  it('are those of the trips, and give the fees of the example of the plan', () => {
    const before = [
      line('AL', '0', 810_00),
      line('GA', '1', 1_750_00),
      line('MS', '2', 1_200_00),
      line('TN', '3', 2_100_00),
    ];
    const driven = [
      { jurisdiction: 'TN', miles: 288_880 },
      { jurisdiction: 'AL', miles: 200_000 },
      { jurisdiction: 'AL', miles: 6_340 },
      { jurisdiction: 'GA', miles: 148_560 },
      { jurisdiction: 'MS', miles: 181_580 },
      { jurisdiction: 'YT', miles: 999_999 },
    ];
    const after = withDistances(before, driven);
    expect(after).toEqual([
      line('AL', '20634.0', 810_00),
      line('GA', '14856.0', 1_750_00),
      line('MS', '18158.0', 1_200_00),
      line('TN', '28888.0', 2_100_00),
    ]);
    expect(irpFee(after)).toBe(1_516_50);
    expect(withDistances(before, driven.toReversed())).toEqual(after);
  });
  it('are 0 where none were driven, and others join them without a fee', () => {
    const driven = [
      { jurisdiction: 'UT', miles: 5 },
      { jurisdiction: 'NV', miles: 10 },
    ];
    expect(withDistances([line('AL', '7', 810_00)], driven)).toEqual([
      line('AL', '0.0', 810_00),
      line('NV', '1.0', 0),
      line('UT', '0.5', 0),
    ]);
  });
});
