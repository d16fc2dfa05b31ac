import { invoiceOf } from '../../../../testing/prepared/records';
import { isPayable, leftOf, oldestFirst, shareOut, sharesBody } from './check-shares';

const late = invoiceOf({ id: 3, invoiceNumber: 'INV-3', dueDate: '2026-01-10', balance: '200.00' });
const later = invoiceOf({ id: 1, invoiceNumber: 'INV-1', dueDate: '2026-02-10', balance: '100.50' });
const someDay = invoiceOf({ id: 2, invoiceNumber: 'INV-2', dueDate: null, balance: '10.00' });
const all = [someDay, later, late];

describe('a check over several invoices', () => {
  it('begins with the one that was due first', () => expect(oldestFirst(all).map(({ id }) => id)).toEqual([3, 1, 2]));

  it.each([
    ['310.50', ['200.00', '100.50', '10.00']],
    ['250', ['200.00', '50.00', '']],
    ['$1,000.00', ['200.00', '100.50', '10.00']],
    ['0.01', ['0.01', '', '']],
    ['', ['', '', '']],
    ['-5', ['', '', '']],
  ])('of %s is shared out to the cent', (amount, shares) =>
    expect(shareOut(amount, all).map((share) => share.amount)).toEqual(shares),
  );

  it('says what nobody has of it yet', () => {
    expect(leftOf('250', shareOut('250', all))).toBe('0.00');
    expect(leftOf('1000', shareOut('1000', all))).toBe('689.50');
    expect(leftOf('1', [{ invoiceId: 1, amount: '1.50' }])).toBe('-0.50');
  });

  it('sends no share of nothing', () =>
    expect(sharesBody(shareOut('250', all))).toEqual([
      { invoiceId: 3, amount: '200.00' },
      { invoiceId: 1, amount: '50.00' },
    ]));
});

it.each([
  ['draft', false],
  ['pending', true],
  ['overdue', true],
  ['paid', false],
  ['cancelled', false],
] as const)('an invoice that is %s can be paid: %s', (status, payable) => expect(isPayable({ status })).toBe(payable));

it('of invoices that are due on one day, or on none, the first that was made comes first', () => {
  expect(oldestFirst([{ ...late, id: 9 }, late]).map(({ id }) => id)).toEqual([3, 9]);
  expect(oldestFirst([{ ...someDay, id: 9 }, someDay]).map(({ id }) => id)).toEqual([2, 9]);
});
