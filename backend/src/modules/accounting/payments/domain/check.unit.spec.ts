import { RuleViolation } from '../../../../platform/core/errors';
import { depositorOf, mustBeShared, mustHaveOnePayer, type Share } from './check';

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
      { field: 'shares.2.invoiceId', message: 'This invoice is on the check twice' },
    ]));
  it('may leave a rest, where that is a deposit', () => {
    expect(mustBeShared(5_000_00, [share(1, 1_200_00), share(2, 2_300_00), share(3, 1_450_00)], 'deposit')).toBe(50_00);
    expect(mustBeShared(2, [share(1, 2)], 'deposit')).toBe(0);
    expect(refusalOf(() => mustBeShared(1, [share(1, 2)], 'deposit'))?.fields).toEqual([
      { field: 'amount', message: 'The shares add up to $0.02, and the check is of $0.01' },
    ]);
  });
  it('leaves the rest to the one carrier and client of its invoices', () => {
    const of = (brokerId: number, clientId: string | null) => ({ brokerId, clientId });
    expect(depositorOf([of(3, 'c'), of(3, 'c')])).toEqual(of(3, 'c'));
    expect(depositorOf([of(3, null)])).toEqual(of(3, null));
    for (const [invoices, word] of [
      [[of(3, 'c'), of(4, 'c')], 'carrier'],
      [[of(3, 'c'), of(3, null)], 'client'],
    ] as const)
      expect(refusalOf(() => depositorOf(invoices))?.fields).toEqual([
        { field: 'rest', message: `The rest can be a deposit only where all invoices are of one ${word}` },
      ]);
  });
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
