import { parseMoney } from '../../../../platform/money/money';

export type Currency = 'USD' | 'CAD';
/** An amount as it stands on a paper; the currency is null where it does not say one that we know. */
export interface AmountRead {
  /** '2150.00' */
  readonly value: string;
  readonly currency: Currency | null;
  /** It has a sign or code of a currency beside it. */
  readonly marked: boolean;
  /** It says more than '$', which Canada has, too. */
  readonly named: boolean;
  /** It is written as an amount: marked, with cents, or with thousands set apart. */
  readonly plain: boolean;
  /** What stands after it. */
  readonly rest: string;
}

const MARK = /^(?:US\s?\$|USD\s?\$?|CA?\$|CAD\s?\$?|CDN\s?\$?|\$\s?USD|\$\s?CAD|\$|€|EUR|£|MXN)/i;
const AFTER = /^(?:US\s?\$|USD|CAD|CDN|\$\s?USD|\$\s?CAD|\$|€|EUR|MXN)(?![a-z])/i;
const NUMBERS = [
  /^\d{1,3}(?:[. \u00a0]\d{3}){0,3},\d{2}(?!\d)/, // 2 150,00 and 1.850,00
  /^\d{1,3}(?:,\d{3}){1,3}(?:\.\d{2})?(?!\d)/,
  /^\d{1,7}\.\d{2}(?!\d)/,
  /^\d{1,7}(?!\d)/,
];
/** What makes it a rate or share, or a part of something longer. */
const NO_AMOUNT =
  /^(?:[a-z]|[.,/-]?\d|\s?%|\s?\/|\s?per\b|\s?an? (?:hour|mile)\b|\s?(?:lbs?|miles?|mi|kg|hours?|hrs?)\b)/i;

const currencyOf = (mark: string): Currency | null => {
  if (/^(?:CA?\$|CAD|CDN|\$\s?CAD)/i.test(mark)) return 'CAD';
  return /^(?:\$|US)/i.test(mark) ? 'USD' : null;
};
const isNamed = (mark: string): boolean => mark.replace(/\s/g, '') !== '$' && mark !== '';

/**
 * The amount that a text begins with; no rate per mile or hour, and no share.
 * @example amountAt('$2,150.00 flat')?.value // '2150.00'
 */
export const amountAt = (text: string): AmountRead | null => {
  const before = MARK.exec(text)?.[0] ?? '';
  const inner = text.slice(before.length).trimStart();
  const number = NUMBERS.map((form) => form.exec(inner)?.[0]).find((found) => found !== undefined);
  if (number === undefined) return null;
  const after = inner.slice(number.length);
  const behind = AFTER.exec(after.trimStart())?.[0] ?? '';
  const rest = behind === '' ? after : after.trimStart().slice(behind.length);
  if (NO_AMOUNT.test(rest)) return null;
  const decimal = /,\d{2}$/.test(number)
    ? number.replace(/[. \u00a0]/g, '').replace(',', '.')
    : number.replaceAll(',', '');
  const cents = parseMoney(decimal);
  if (cents === null || cents === 0) return null;
  const mark = isNamed(behind) ? behind : before || behind;
  return {
    value: decimal.includes('.') ? decimal : `${decimal}.00`,
    currency: mark === '' ? 'USD' : currencyOf(mark),
    marked: mark !== '',
    named: isNamed(mark),
    plain: mark !== '' || /[.,]\d{2,3}$/.test(number),
    rest: rest.trim(),
  };
};
