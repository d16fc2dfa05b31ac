import { RuleViolation } from '../../core/errors';
import { checked } from '../../fields/check';
import { field, Line, Money } from '../../fields/decorators';
import type { Cents } from '../../money/money';
import { lines } from './lines';

class Charge {
  @Line('Description', { max: 20 }) description: string;
  @Money('Amount', { least: 'more' }) amount: Cents;
}
class Bill {
  @field<readonly Charge[]>('Charges', lines(() => Charge, { least: 1, most: 3 })) charges: readonly Charge[];
}
const faultsOf = (given: unknown): readonly { field: string; message: string }[] => {
  try {
    checked(Bill, given);
    return [];
  } catch (error) {
    return (error as RuleViolation).fields;
  }
};

describe('lines', () => {
  it('are read by the fields of their class', () =>
    expect(checked(Bill, { charges: [{ description: ' Tolls ', amount: '12.50' }] })).toEqual({
      charges: [{ description: 'Tolls', amount: 1_250 }],
    }));
  it('say in which of them what is wrong', () =>
    expect(
      faultsOf({
        charges: [
          { description: 'Tolls', amount: '0' },
          { description: '', amount: '1' },
          { description: 'x', amount: '1', kind: 'y' },
        ],
      }),
    ).toEqual([
      { field: 'charges.0.amount', message: 'Amount must be more than 0' },
      { field: 'charges.1.description', message: 'Description is required' },
      { field: 'charges.2.kind', message: 'Unknown field: kind' },
    ]));
  it.each([
    [undefined, 'Charges must be a list'],
    [{}, 'Charges must be a list'],
    [[], 'Charges must have at least 1 entry'],
    [Array(4).fill({ description: 'x', amount: '1' }), 'Charges must have at most 3 entries'],
    [[5], 'Each line must be an object'],
  ])('%p is refused: %s', (charges, message) =>
    expect(faultsOf({ charges }).map((each) => each.message)).toEqual([message]),
  );
});

describe('lines without bounds of their own', () => {
  class Parcel {
    @field<readonly Charge[]>('Charges', lines(() => Charge)) charges: readonly Charge[];
    @field<readonly Charge[]>('Extras', lines(() => Charge, { least: 2 })) extras: readonly Charge[];
  }
  const charges = (count: number): unknown[] => Array(count).fill({ description: 'x', amount: '1' });
  const wrong = (given: object): string[] => {
    try {
      checked(Parcel, { charges: [], extras: charges(2), ...given });
      return [];
    } catch (error) {
      return (error as RuleViolation).fields.map(({ message }) => message);
    }
  };
  it('may be none, and up to two hundred', () => {
    expect([wrong({}), wrong({ charges: charges(200) })]).toEqual([[], []]);
    expect(wrong({ charges: charges(201) })).toEqual(['Charges must have at most 200 entries']);
  });
  it('that must be several say how many', () =>
    expect(wrong({ extras: charges(1) })).toEqual(['Extras must have at least 2 entries']));
});
