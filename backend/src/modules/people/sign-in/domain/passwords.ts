import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { rawText } from '../../../../platform/fields/texts';

const SHORTEST = 6;
const LONGEST = 200;
/** At most this many characters of a password are judged; that is enough for any password. */
export const JUDGED = 64;
/** The least score of zxcvbn (0 to 4): more than 10^8 guesses. */
const LEAST_SCORE = 3;
const SHORTEST_WORD = 3;

/**
 * The rule for the field of a new password: 6 to 200 characters. How hard it is to guess is judged separately, because
 * that depends on the person.
 */
export const newPassword = (): Rule<string> => {
  const inner = rawText(LONGEST, {
    missing: 'Password is required',
    tooLong: 'Password must have at most 200 characters',
  });
  const fault = (password: string): string | null =>
    password.length < SHORTEST ? 'Password must be at least 6 characters long' : inner.fault(password);
  return {
    ...inner,
    read: (given) => {
      const password = inner.read(given);
      const wrong = password instanceof Invalid ? null : fault(password);
      return wrong ? new Invalid(wrong) : password;
    },
    fault,
    given: { ...inner.given, minLength: SHORTEST },
  };
};

/** The verdict on a password; `score` is that of zxcvbn, 0 to 4. */
export interface Judged {
  readonly score: number;
  /** The password is one of the 10,000 most common ones. */
  readonly isCommon: boolean;
}

/** A sentence on what is wrong with a password and what to do; null: nothing is wrong (decisions.md §4). */
export const weaknessOf = ({ score, isCommon }: Judged): string | null => {
  if (isCommon) return 'This password is too common. Please choose another one.';
  return score < LEAST_SCORE
    ? 'This password is easy to guess. Use three or four words that do not belong together, without your name, e-mail or company.'
    : null;
};

/** The words by which a person is known, in small letters: each text whole, and split into its words. */
export const wordsOf = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(
    texts
      .flatMap((text) => (text === null ? [] : [text, ...text.split(/[^\p{L}\p{N}]+/u)]))
      .map((word) => word.toLowerCase().slice(0, JUDGED))
      .filter((word) => word.length >= SHORTEST_WORD),
  ),
];
