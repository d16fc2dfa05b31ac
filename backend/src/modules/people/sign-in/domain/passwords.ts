import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { rawText } from '../../../../platform/fields/texts';

const SHORTEST = 6;
const LONGEST = 200;
/** So many characters of a password are judged: more of them are enough by far, whatever they are. */
export const JUDGED = 64;
/** As zxcvbn counts, from 0 to 4: more than 10^8 guesses. */
const LEAST_SCORE = 3;
const SHORTEST_WORD = 3;

/** The form of a new password: from 6 to 200 characters. How hard it is to guess is judged apart, by whose it is. */
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

/** What was found out of a password. */
export interface Judged {
  readonly score: number;
  /** It is one of the 10,000 that everybody tries first. */
  readonly isCommon: boolean;
}

/** What is wrong with a password, and what to do; null: nothing (decisions.md §4). */
export const weaknessOf = ({ score, isCommon }: Judged): string | null => {
  if (isCommon) return 'This password is too common. Please choose another one.';
  return score < LEAST_SCORE
    ? 'This password is easy to guess. Use three or four words that do not belong together, without your name, e-mail or company.'
    : null;
};

/** The words that a person is known by, each for itself. */
export const wordsOf = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(
    texts
      .flatMap((text) => (text === null ? [] : [text, ...text.split(/[^\p{L}\p{N}]+/u)]))
      .map((word) => word.toLowerCase().slice(0, JUDGED))
      .filter((word) => word.length >= SHORTEST_WORD),
  ),
];
