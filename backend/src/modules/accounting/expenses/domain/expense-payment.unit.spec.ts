import { RuleViolation } from '../../../../platform/core/errors';
import {
  mustBeOfTheDriver,
  mustNotBePaid,
  mustStayAsPaid,
  paying,
  reversing,
  statusOf,
  type ExpensePayment,
  type Payable,
} from './expense-payment';

const caught = (attempt: () => unknown): unknown => {
  try {
    return attempt();
  } catch (refusal) {
    if (refusal instanceof RuleViolation) return refusal;
    throw refusal;
  }
};

const TODAY = '2026-11-26';
const open: Payable = {
  ...{
    clientId: 'c',
    category: 'repair',
    amount: 512_40,
    expenseDate: '2026-10-05',
    bookedOn: null,
  },
  ...{
    paidFrom: 'on_account',
    chargedTo: 'company',
    driverId: null,
    contractorId: null,
    box1099: null,
    paidBy: null,
    taxWithheld: null,
    paidOn: null,
    paymentBookedOn: null,
  },
};
const paid: Payable = { ...open, paidOn: '2026-10-20' };
const check: ExpensePayment = { paidOn: '2026-10-20', paidBy: 'check', reference: '1044', bookedOn: null };
const pay = (over: Partial<ExpensePayment> = {}, expense = open) => paying({ ...check, ...over }, TODAY)(expense);
const reverse = (reversedOn: string, expense = paid) => reversing({ reversedOn, reason: 'Bounced' }, TODAY)(expense);

describe('an expense on account', () => {
  it('is open until its supplier is paid; any other is neither', () => {
    expect(statusOf(open)).toBe('open');
    expect(statusOf(paid)).toBe('paid');
    expect(statusOf({ ...open, paidFrom: 'bank' })).toBeNull();
  });
  it('is paid, with what says how', () =>
    expect(pay()).toEqual({
      ...{ status: 'paid', paidOn: '2026-10-20', paidBy: 'check' },
      ...{ paymentReference: '1044', paymentBookedOn: null },
    }));
  it('is paid on its own day at the earliest, and today at the latest', () => {
    expect(pay({ paidOn: '2026-10-05' })).toMatchObject({ paidOn: '2026-10-05' });
    expect(pay({ paidOn: TODAY })).toMatchObject({ paidOn: TODAY });
    expect(caught(() => pay({ paidOn: '2026-10-04' }))).toMatchObject({
      fields: [{ field: 'paidOn', message: 'It cannot be paid before its date, 10/05/2026' }],
    });
    expect(caught(() => pay({ paidOn: '2026-11-27' }))).toMatchObject({
      fields: [{ field: 'paidOn', message: 'The day cannot be in the future' }],
    });
  });
  it('is booked when it was paid at the earliest', () => {
    expect(pay({ bookedOn: '2026-11-01' })).toMatchObject({ paymentBookedOn: '2026-11-01' });
    expect(caught(() => pay({ bookedOn: '2026-10-19' }))).toMatchObject({
      fields: [{ field: 'bookedOn', message: 'It cannot be booked before the day it was paid' }],
    });
  });
  it('is paid once, and no other expense is', () => {
    expect(caught(() => pay({}, paid))).toMatchObject({
      ...{ code: 'EXPENSE_PAID', message: 'This expense was paid on 10/20/2026 already' },
    });
    expect(caught(() => pay({}, { ...open, paidFrom: 'bank' }))).toMatchObject({ code: 'NOT_ON_ACCOUNT' });
  });

  it('is open again after its payment was reversed', () =>
    expect(reverse('2026-10-27')).toEqual({
      ...{ status: 'open', paymentReversedOn: '2026-10-27', paymentReversalReason: 'Bounced' },
    }));
  it('has no payment reversed that there is not, before it was booked, or on a day to come', () => {
    expect(caught(() => reverse('2026-10-27', open))).toMatchObject({ code: 'EXPENSE_NOT_PAID' });
    expect(caught(() => reverse('2026-10-19'))).toMatchObject({
      fields: [{ message: 'It cannot be reversed before its payment was booked, 10/20/2026' }],
    });
    expect(caught(() => reverse('2026-10-31', { ...paid, paymentBookedOn: '2026-11-01' }))).toMatchObject({
      fields: [{ message: 'It cannot be reversed before its payment was booked, 11/01/2026' }],
    });
    expect(caught(() => reverse('2026-11-27'))).toMatchObject({ fields: [{ field: 'reversedOn' }] });
  });

  it.each<[string, Partial<Payable>]>([
    ['amount', { amount: 500_00 }],
    ['clientId', { clientId: null }],
    ['category', { category: 'toll' }],
    ['expenseDate', { expenseDate: '2026-10-06' }],
    ['bookedOn', { bookedOn: '2026-10-06' }],
    ['paidFrom', { paidFrom: 'bank' }],
  ])('that is paid keeps its %s', (field, change) => {
    expect(caught(() => mustStayAsPaid({ ...paid, ...change }, paid))).toMatchObject({
      ...{ code: 'EXPENSE_PAID', fields: [{ field, message: 'It was paid on 10/20/2026: reverse its payment first' }] },
    });
    expect(() => mustStayAsPaid({ ...open, ...change }, open)).not.toThrow();
  });
  it('that is paid may still be told better', () => {
    const better = { ...paid, vendor: 'Peterbilt', loadId: 7 };
    expect(() => mustStayAsPaid(better, paid)).not.toThrow();
  });
  it('that is paid is not deleted', () => {
    expect(caught(() => mustNotBePaid(paid))).toMatchObject({
      message: 'This expense was paid on 10/20/2026: reverse its payment before you delete it',
    });
    expect(() => mustNotBePaid(open)).not.toThrow();
  });
});

describe('an expense that is charged to a driver', () => {
  const fuel: Payable = { ...open, paidFrom: 'fuel_card', chargedTo: 'driver', driverId: 4 };
  it('was bought on the fuel card, by a driver', () => {
    expect(() => mustBeOfTheDriver(fuel)).not.toThrow();
    expect(() => mustBeOfTheDriver(open)).not.toThrow();
    expect(caught(() => mustBeOfTheDriver({ ...fuel, paidFrom: 'bank' }))).toMatchObject({
      fields: [{ field: 'chargedTo', message: 'Only what was bought on the fuel card can be charged to the driver' }],
    });
    expect(caught(() => mustBeOfTheDriver({ ...fuel, driverId: null }))).toMatchObject({
      fields: [{ field: 'driverId', message: 'Choose the driver that it is charged to' }],
    });
  });
});
