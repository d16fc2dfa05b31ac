import { Choice, Line, Money, Whole } from '../fields/decorators';
import type { Cents } from '../money/money';
import { KeptRecord } from './kept-record';
import { Kind, kindOf } from './kind';
import { fieldsByHeader, recordsIn } from './sheet';

@Kind({
  plural: 'pallets',
  called: 'label',
  may: { read: 'pallets.read', write: 'pallets.write', remove: 'pallets.delete' },
})
class Pallet extends KeptRecord {
  @Line('Label', { max: 10 }) label: string;
  @Choice('Wood type', ['oak', 'pine'], { initial: 'pine' }) woodType: 'oak' | 'pine';
  @Money('Price', { optional: true }) price: Cents | null;
  @Whole('Times used', 0, 100, { initial: 0, own: true }) used: number;
}
const pallet = kindOf(Pallet);

describe('a sheet', () => {
  it('is read by labels and names, in any case and spacing; what the system sets is no column', () =>
    expect(
      fieldsByHeader(pallet, ['LABEL', 'wood  Type', 'wood_type', 'Price', 'Times used', 'Colour']).map(
        (field) => field?.name ?? null,
      ),
    ).toEqual(['label', 'woodType', 'woodType', 'price', null, null]));

  it('gives records by the rules of the form, and says of each other row what is wrong', () =>
    expect(
      recordsIn(
        pallet,
        ['Label', 'Wood type', 'Price'],
        [
          ['P-1', 'oak', '12.50'],
          ['', 'oak', ''],
          ['P-3', 'steel', '1.005'],
          ['P-4', '', ''],
        ],
      ),
    ).toEqual({
      records: [{ label: 'P-1', woodType: 'oak', price: 1_250 }, { label: 'P-4' }],
      errors: [
        { row: 3, error: 'Label is required' },
        {
          row: 4,
          error:
            'Wood type must be one of oak, pine; Price must be an amount in dollars with at most two places, such as 1250.00',
        },
      ],
    }));
});
