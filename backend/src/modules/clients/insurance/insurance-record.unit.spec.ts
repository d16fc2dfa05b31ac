import { kindOf } from '../../../platform/records/kind/kind';
import { InsuranceRecord } from './insurance-record';

const { options, rules } = kindOf(InsuranceRecord);
const warned = (policyType: string, coverageAmount: number | null): unknown =>
  options.computed?.['warning']?.of({ policyType, coverageAmount } as never);

describe('a policy', () => {
  // 49 CFR 387.9: $750,000 for carriers of non-hazardous property
  it.each([
    ['liability', 749_999_99],
    ['liability', 0],
  ])('of %s over %i cents is too small for the law, and says so', (type, cents) =>
    expect(warned(type, cents)).toMatch(/below the \$750,000\.00/),
  );
  it.each([
    ['liability', 750_000_00],
    ['liability', null],
    ['cargo', 100_000_00],
  ])('of %s over %p cents is not warned of', (type, cents) => expect(warned(type, cents)).toBeNull());
  it('ends on the day it begins at the earliest, or never', () => {
    const ends = (expirationDate: string | null) => () => rules({ effectiveDate: '2026-03-01', expirationDate }, null);
    expect(ends('2026-03-01')).not.toThrow();
    expect(ends(null)).not.toThrow();
    expect(ends('2026-02-28')).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ field: 'expirationDate' })] }) as Error,
    );
  });
});
