import { AS_DIGIT } from './look-alikes';
import type { Pieces } from './pieces';

/** What is doubtful of a value that was read from a picture. */
export interface Doubts {
  /** Whether letters of its line may be others. */
  readonly at: (place: { readonly at: number }) => boolean;
  /** What the value may be as well. */
  readonly alike: (value: string) => readonly string[];
}

const IS_DIGIT = /\d/;
/**
 * A number whose letters that touch digits are digits: 'HRNS38772' may be 'HRN538772'. The same where there are none.
 */
const asDigits = (number: string): string => {
  const letters = [...number];
  const touches = (at: number): boolean => IS_DIGIT.test(letters[at - 1] ?? '') || IS_DIGIT.test(letters[at + 1] ?? '');
  for (const [at, letter] of letters.entries()) {
    const digit = AS_DIGIT[letter];
    if (digit !== undefined && touches(at)) letters[at] = digit;
  }
  return letters.join('');
};

const inLines =
  ({ lines }: Pieces): Doubts['at'] =>
  ({ at }) =>
    lines[at]?.doubtful ?? false;
/** What is doubtful of the amounts and days of a paper. */
export const doubtsOf = (pieces: Pieces): Doubts => ({ at: inLines(pieces), alike: () => [] });
/** What is doubtful of its numbers: a letter among digits may be one of them. */
export const doubtsOfNumbers = (pieces: Pieces): Doubts => ({
  at: inLines(pieces),
  alike: (value) => [asDigits(value)].filter((other) => other !== value),
});
