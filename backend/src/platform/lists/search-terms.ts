import { dollars, parseMoney, type Cents } from '../money/money';

/** What somebody typed, as it is looked for. */
export interface SearchTerms {
  /** All of it, in one text. */
  readonly text: string;
  /** Or each of these words, wherever they stand; empty where the text is one word or an amount. */
  readonly words: readonly string[];
  /** Or this amount. */
  readonly amount: Cents | null;
}

const MOST_WORDS = 8;
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;

/** "1,250.00", "$1250" and "1250" are amounts, too. */
const amountIn = (text: string): Cents | null => (AMOUNT.test(text) ? parseMoney(text.replace(/[$,\s]/g, '')) : null);

export const searchTermsOf = (typed: string): SearchTerms => {
  const text = typed.trim().replace(/\s+/g, ' ');
  const amount = amountIn(text);
  const words = amount === null ? (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS) : [];
  return { text, words: words.length > 1 ? words : [], amount };
};

/** What of the values of a record was looked for, and is not said by its name. */
export const found = ({ text, words }: SearchTerms, value: string): boolean => {
  const held = value.toLowerCase();
  return [text, ...words].some((each) => each !== '' && held.includes(each.toLowerCase()));
};

/** "Premium $1,250.00" */
export const amountLabel = (label: string | null, amount: number): string =>
  [label, dollars(amount)].filter(Boolean).join(' ');

/** "inv 119": the word before the rest may be how the records are called that are looked for. */
export const narrowing = (typed: string): { readonly kind: string; readonly rest: string } | null => {
  const [, kind, rest] = /^(\p{L}{2,})[\s#:.-]+([^\s#:.-].*)$/u.exec(typed.trim()) ?? [];
  return kind && rest ? { kind: kind.toLowerCase(), rest } : null;
};
