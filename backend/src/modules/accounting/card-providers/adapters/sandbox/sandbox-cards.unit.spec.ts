import { tokenised, type Card } from './sandbox-cards';

const now = new Date('2026-11-21T12:00:00Z');
const card = (number: string, over: Partial<Card> = {}): Card => ({
  number,
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  ...over,
});

describe('the sandbox', () => {
  it.each([
    ['4242 4242 4242 4242', 'paid', 'visa', '4242'],
    ['4000-0000-0000-0002', 'declined', 'visa', '0002'],
    ['4000002760003184', 'challenge', 'visa', '3184'],
    ['4000 0000 0000 0077', 'slow', 'visa', '0077'],
    ['4000 0000 0000 0259', 'silent', 'visa', '0259'],
    ['5555 5555 5555 4444', 'paid', 'mastercard', '4444'],
  ])('keeps of the card %s its outcome, brand and last four digits', (number, outcome, brand, last4) =>
    expect(tokenised(card(number), now)).toEqual({ outcome, brand, last4 }),
  );
  it('wants four digits on the back of an American Express', () => {
    expect(tokenised(card('3782 822463 10005', { cvc: '123' }), now)).toBe("Your card's security code is invalid.");
    expect(tokenised(card('3782 822463 10005', { cvc: '1234' }), now)).toEqual({
      outcome: 'paid',
      brand: 'amex',
      last4: '0005',
    });
  });
  it.each<[string, Card, string]>([
    ['a wrong check digit', card('4242424242424241'), 'Your card number is invalid.'],
    ['letters', card('4242x42424242424'), 'Your card number is invalid.'],
    ['too few digits', card('42424242'), 'Your card number is invalid.'],
    ['no month', card('4242424242424242', { expMonth: 13 }), "Your card's expiration month is invalid."],
    ['last month', card('4242424242424242', { expMonth: 10, expYear: 2026 }), 'Your card has expired.'],
    ['a year long gone', card('4242424242424242', { expYear: 25 }), 'Your card has expired.'],
    ['a year far off', card('4242424242424242', { expYear: 2099 }), "Your card's expiration year is invalid."],
    ['a short code', card('4242424242424242', { cvc: '12' }), "Your card's security code is invalid."],
    [
      'a real card',
      card('4111 1111 1111 1111'),
      'Your card was declined. This is a practice form: use one of its test cards.',
    ],
  ])('refuses %s', (_, refused, sentence) => expect(tokenised(refused, now)).toBe(sentence));
  it('takes a card in its last month, and a year of two digits', () => {
    expect(tokenised(card('4242424242424242', { expMonth: 11, expYear: 26 }), now)).toMatchObject({ outcome: 'paid' });
  });
});
