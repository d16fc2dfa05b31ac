import { RuleViolation } from '../../../../platform/core/errors';
import { mustBeShared, mustHaveOnePayer, type Share } from './check';

const refusalOf = (rule: () => void): RuleViolation | null => {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof RuleViolation) return error;
    throw error;
  }
};
const faultOf = (amount: number, shares: readonly Share[]): unknown =>
  refusalOf(() => mustBeShared(amount, shares))?.fields ?? null;
const share = (invoiceId: number, amount: number): Share => ({ invoiceId, amount });

describe('a check', () => {
  it('is shared out to the cent', () => {
    expect(faultOf(300_00, [share(1, 100_00), share(2, 200_00)])).toBeNull();
    expect(faultOf(300_01, [share(1, 100_00), share(2, 200_00)])).toEqual([
      { field: 'amount', message: 'The shares add up to $300.00, and the check is of $300.01' },
    ]);
  });
  it('has one share for each invoice', () =>
    expect(faultOf(3, [share(1, 1), share(2, 1), share(1, 1)])).toEqual([
      { field: 'shares.2.invoiceId', message: 'This invoice stands in the check twice' },
    ]));
  it('that is not shared out is an invalid request', () =>
    expect(refusalOf(() => mustBeShared(2, [share(1, 1)]))).toMatchObject({ code: 'INVALID', kind: 'invalid' }));
});

describe('the payer of a check', () => {
  it.each<[string, number[], boolean]>([
    ['one carrier that pays several of its invoices', [3, 3, 3], false],
    ['one that is said to pay for several carriers', [3, 4], true],
    ['nobody, where no invoice is paid', [], false],
  ])('may be %s', (_, carriers, onePayer) => expect(refusalOf(() => mustHaveOnePayer(carriers, onePayer))).toBeNull());
  it('has to be said where the invoices are of several carriers, each counted once', () =>
    expect(refusalOf(() => mustHaveOnePayer([3, 4, 3, 5], false))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'onePayer', message: expect.stringContaining('of 3 carriers') as string }],
    }));
});
