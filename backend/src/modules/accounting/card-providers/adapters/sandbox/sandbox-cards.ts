import { luhn } from '../../../portal-payments';

/**
 * What happens to a payment with a test card. `challenge`: the bank asks the payer to confirm; `slow`: the payment is
 * processing for some seconds; `silent`: the payment succeeds, but the answer to the browser is held back.
 */
export type Outcome = 'paid' | 'declined' | 'challenge' | 'slow' | 'silent';
/** A test card as the payer typed it: `{ number: '4242 4242 4242 4242', expMonth: 12, expYear: 30, cvc: '123' }`. */
export interface Card {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
}
export interface Tokenised {
  readonly outcome: Outcome;
  readonly brand: string;
  readonly last4: string;
}

const CARDS: Readonly<Record<string, [Outcome, brand: string]>> = {
  '4242424242424242': ['paid', 'visa'],
  '5555555555554444': ['paid', 'mastercard'],
  '378282246310005': ['paid', 'amex'],
  '4000000000000002': ['declined', 'visa'],
  '4000002760003184': ['challenge', 'visa'],
  '4000000000000077': ['slow', 'visa'],
  '4000000000000259': ['silent', 'visa'],
};
const LONGEST_YEARS = 50;

/**
 * The outcome, brand and last four digits of a test card, or the sentence that refuses the card. The result never
 * contains the card number.
 */
export const tokenised = ({ number, expMonth, expYear, cvc }: Card, now: Date): Tokenised | string => {
  const digits = number.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !luhn(digits)) return 'Your card number is invalid.';
  const year = expYear < 100 ? 2000 + expYear : expYear;
  if (expMonth < 1 || expMonth > 12) return "Your card's expiration month is invalid.";
  if (year * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) return 'Your card has expired.';
  if (year > now.getUTCFullYear() + LONGEST_YEARS) return "Your card's expiration year is invalid.";
  const card = CARDS[digits];
  if (!new RegExp(`^\\d{${card?.[1] === 'amex' ? 4 : 3},4}$`).test(cvc)) return "Your card's security code is invalid.";
  if (!card) return 'Your card was declined. This is a practice form: use one of its test cards.';
  return { outcome: card[0], brand: card[1], last4: digits.slice(-4) };
};
