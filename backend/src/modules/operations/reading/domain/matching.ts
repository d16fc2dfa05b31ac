import { lettersApart, lettersOf, mistakesAllowed, spelledApart } from '../../../../platform/places/spelling';

/** A record that a paper may name, with the numbers of its authority where they are known. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly numbers?: readonly string[];
}
/** The record that a name means: one, or some that are called nearly so and are asked about. */
export interface Match<One extends Known = Known> {
  readonly known: One | null;
  readonly close: readonly One[];
}

const FORMS = /\b(?:llc|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp)\b\.?/gi;
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Without the form of a company: 'Blue Heron Logistics'. */
export const coreOf = (name: string): string => bare(name.toLowerCase().replaceAll('&', ' and ').replace(FORMS, ' '));
const MOST_CLOSE = 5;

/** Numbers of authorities (MC, DOT) that stand in a text after a name. */
export const authorityNumbers = (text: string): string[] =>
  [...text.matchAll(/\b(?:MC|DOT|USDOT)\b[\s#:./A-Z-]{0,12}?(\d{4,8})(?!\d)/gi)].map(([, digits = '']) => digits);

/**
 * Whom a paper names: the one of exactly that name, else the one of the number that stands beside it, else those that
 * are called nearly so, of whom none is taken.
 */
export const matched = <One extends Known>(
  name: string,
  numbers: readonly string[],
  known: readonly One[],
): Match<One> => {
  const exact = known.filter((each) => bare(each.name) === bare(name));
  if (exact.length > 0)
    return exact.length === 1
      ? { known: exact[0] ?? null, close: [] }
      : { known: null, close: exact.slice(0, MOST_CLOSE) };
  const numbered = known.filter((each) => each.numbers?.some((number) => numbers.includes(number)));
  if (numbered.length === 1) return { known: numbered[0] ?? null, close: [] };
  const key = coreOf(name);
  const most = mistakesAllowed(key.length);
  const close = known.filter((each) => {
    const other = coreOf(each.name);
    if (other === key) return true;
    return lettersApart(lettersOf(key), lettersOf(other)) <= 2 * most && spelledApart(key, other, most) <= most;
  });
  return { known: null, close: close.slice(0, MOST_CLOSE) };
};
