import { todayInFirm } from '../../../../lib/format/dates';

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

export const noCard: CardValues = { number: '', expiry: '', cvc: '' };

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const formatNumber = (text: string): string =>
  (
    digitsOf(text)
      .slice(0, 16)
      .match(/.{1,4}/g) ?? []
  ).join(' ');

/** 'MM/YY': the slash comes by itself, and goes with the digit before it. */
export const formatExpiry = (text: string, before = ''): string => {
  const digits = digitsOf(text).slice(0, 4);
  if (text.length < before.length && before.endsWith('/') && digits === digitsOf(before)) return digits.slice(0, -1);
  const month = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return month.length < 2 ? month : `${month.slice(0, 2)}/${month.slice(2)}`;
};

export const formatCvc = (text: string): string => digitsOf(text).slice(0, 4);

const brands: readonly (readonly [brand: string, start: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['Amex', /^3[47]/],
  ['Discover', /^6/],
];

export const brandOf = (number: string): string | null =>
  brands.find(([, start]) => start.test(digitsOf(number)))?.[0] ?? null;

const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0);
  return sum % 10 === 0;
};

const SHORTEST = 13;
const lengthFor = (number: string): number =>
  ({ Amex: 15, Visa: 16, Mastercard: 16, Discover: 16 })[brandOf(number) ?? ''] ?? SHORTEST;

const numberProblem = (number: string): string | undefined => {
  const digits = digitsOf(number);
  if (digits === '') return 'Card number is required';
  if (digits.length < lengthFor(number)) return 'Your card number is incomplete';
  return passesLuhn(digits) ? undefined : 'Check your card number: a digit is wrong';
};

const monthAndYear = (expiry: string): { month: number; year: number } => ({
  month: Number(expiry.slice(0, 2)),
  year: 2000 + Number(expiry.slice(3)),
});

const expiryProblem = (expiry: string, today: string): string | undefined => {
  if (expiry === '') return 'Expiry date is required';
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'Use month and year, such as 04/29';
  const { month, year } = monthAndYear(expiry);
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7) ? 'Your card has expired' : undefined;
};

const cvcProblem = (cvc: string, number: string): string | undefined => {
  const length = brandOf(number) === 'Amex' ? 4 : 3;
  if (cvc === '') return 'Security code is required';
  return cvc.length < length ? `The security code has ${length} digits` : undefined;
};

export type CardProblems = Partial<Record<keyof CardValues, string>>;

export const problemsOf = ({ number, expiry, cvc }: CardValues, today = todayInFirm()): CardProblems => {
  const found = { number: numberProblem(number), expiry: expiryProblem(expiry, today), cvc: cvcProblem(cvc, number) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** What the sandbox's tokenisation takes. */
export const tokenRequestOf = ({ number, expiry, cvc }: CardValues) => {
  const { month, year } = monthAndYear(expiry);
  return { number: digitsOf(number), expMonth: month, expYear: year, cvc };
};
