import { kindOf } from '../../../platform/records/kind/kind';
import { Invalid } from '../../../platform/fields/rule';
import { Vehicle } from './vehicle';

const { fields, options } = kindOf(Vehicle);
const read = (name: string, given: unknown): unknown => fields.find((field) => field.name === name)?.rule.read(given);

describe('a vehicle', () => {
  it('is told which unit or number is in the fleet already', () =>
    expect(options.unique?.map(({ say }) => say({ unitNumber: '101', vin: '1FUJGLDR9KL100000' }))).toEqual([
      'Unit 101 is already in this fleet',
      'The vehicle 1FUJGLDR9KL100000 is already in this fleet',
    ]));
  // 49 CFR 565.13: seventeen characters, without I, O and Q
  it.each(['1FUJGLDR9KL100000', '1fujgldr9kl100000'])('has a VIN such as %p', (vin) =>
    expect(read('vin', vin)).toBe('1FUJGLDR9KL100000'),
  );
  it.each(['1FUJGLDR9KL10000', '1FUJGLDR9KL10000I', '1FUJGLDR9KLO00000', '1FUJGLDR9KLQ00000', '1FUJ-LDR9KL100000'])(
    'has no VIN such as %p',
    (vin) => expect(read('vin', vin)).toBeInstanceOf(Invalid),
  );
  it('was first used in a month', () => {
    expect(['2026-07', '1999-12'].map((month) => read('firstUsedMonth', month))).toEqual(['2026-07', '1999-12']);
    for (const month of ['2026-13', '2026-00', '2026-7', '2126-01', '07/2026'])
      expect(read('firstUsedMonth', month)).toBeInstanceOf(Invalid);
  });
});
