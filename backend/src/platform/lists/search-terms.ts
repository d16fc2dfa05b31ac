import { dollars, parseMoney, type Cents } from '../money/money';

/**
 * A search text, split into what is looked for. A record matches when it contains `text`, or all of `words`, or has the
 * `amount`.
 * @example searchTermsOf('$1,250') // { text: '$1,250', words: [], amount: 125000 }
 */
export interface SearchTerms {
  /** The whole text. */
  readonly text: string;
  /** The words, when there are several and the text is not an amount. */
  readonly words: readonly string[];
  /** The amount in cents, when the text is one. */
  readonly amount: Cents | null;
}

const MOST_WORDS = 8;
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;

/** Reads a text such as "1,250.00", "$1250" or "1250" as an amount; null for other texts. */
const amountIn = (text: string): Cents | null => (AMOUNT.test(text) ? parseMoney(text.replace(/[$,\s]/g, '')) : null);

export const searchTermsOf = (typed: string): SearchTerms => {
  const text = typed.trim().replace(/\s+/g, ' ');
  const amount = amountIn(text);
  const words = amount === null ? (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS) : [];
  return { text, words: words.length > 1 ? words : [], amount };
};

/** Whether a value contains the text or one of the words, so that the result shows it. */
export const found = ({ text, words }: SearchTerms, value: string): boolean => {
  const held = value.toLowerCase();
  return [text, ...words].some((each) => each !== '' && held.includes(each.toLowerCase()));
};

/** "Premium $1,250.00" */
export const amountLabel = (label: string | null, amount: number): string =>
  [label, dollars(amount)].filter(Boolean).join(' ');

/**
 * Splits a text such as "inv 119" into a first word that may name a kind of record, and the rest; null when there is no
 * such word.
 */
export const narrowing = (typed: string): { readonly kind: string; readonly rest: string } | null => {
  const [, kind, rest] = /^(\p{L}{2,})[\s#:.-]+([^\s#:.-].*)$/u.exec(typed.trim()) ?? [];
  return kind && rest ? { kind: kind.toLowerCase(), rest } : null;
};
