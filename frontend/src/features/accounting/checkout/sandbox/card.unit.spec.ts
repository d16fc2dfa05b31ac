import { brandOf, formatCvc, formatExpiry, formatNumber, problemsOf, tokenRequestOf } from './card';

const today = '2026-03-02';
const good = { number: '4242 4242 4242 4242', expiry: '04/29', cvc: '123' };
const problems = (changes: Partial<typeof good>) => problemsOf({ ...good, ...changes }, today);

describe('the sandbox card form', () => {
  it.each([
    ['42424242', '4242 4242'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['', ''],
  ])('groups the number %s in fours', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

  it.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['12/3', '12/', '12/3'],
    ['12/345', '12/34', '12/34'],
    ['5', '', '05/'],
    ['12', '12/', '1'],
    ['1229', '', '12/29'],
  ])('writes the expiry %s after %s as %s', (typed, before, shown) => expect(formatExpiry(typed, before)).toBe(shown));

  it('keeps four digits of the code at most', () => expect(formatCvc('12a345')).toBe('1234'));

  it.each([
    ['4', 'Visa'],
    ['5105', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['34', 'Amex'],
    ['6011', 'Discover'],
    ['9', null],
    ['', null],
  ])('knows the brand of %s', (number, brand) => expect(brandOf(number)).toBe(brand));

  it('has nothing against a good card', () => expect(problems({})).toEqual({}));

  it.each([
    ['', 'Card number is required'],
    ['4242 4242', 'Your card number is incomplete'],
    ['4242 4242 4242 4241', 'Check your card number: a digit is wrong'],
  ])('says what is wrong with the number %s', (number, problem) =>
    expect(problems({ number })).toEqual({ number: problem }),
  );

  it.each([
    ['', 'Expiry date is required'],
    ['13/29', 'Use month and year, such as 04/29'],
    ['04/', 'Use month and year, such as 04/29'],
    ['02/26', 'Your card has expired'],
  ])('says what is wrong with the expiry %s', (expiry, problem) =>
    expect(problems({ expiry })).toEqual({ expiry: problem }),
  );

  it('takes a card in the month it expires', () => expect(problems({ expiry: '03/26' })).toEqual({}));

  it('wants three digits of the code, four from Amex', () => {
    expect(problems({ cvc: '12' })).toEqual({ cvc: 'The security code has 3 digits' });
    expect(problems({ number: '3782 8224 6310 005' })).toEqual({ cvc: 'The security code has 4 digits' });
    expect(problems({ cvc: '' })).toEqual({ cvc: 'Security code is required' });
  });

  it('asks for a token with plain digits', () =>
    expect(tokenRequestOf(good)).toEqual({ number: '4242424242424242', expMonth: 4, expYear: 2029, cvc: '123' }));
});
