import { RuleViolation } from '../../../platform/event-store/errors';
import { mustBeShared, type Share } from './check';

const faultOf = (amount: number, shares: readonly Share[]): unknown => {
  try {
    mustBeShared(amount, shares);
    return null;
  } catch (error) {
    return (error as RuleViolation).fields;
  }
};
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
});
