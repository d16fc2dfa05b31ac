import { dictionary } from '@zxcvbn-ts/language-common';
import { Wrong, type Rule } from '../../../platform/fields/rule';
import { rawText } from '../../../platform/fields/texts';

const SHORTEST = 6;
const LONGEST = 200;
const COMMONEST = 10_000;
const common = new Set((dictionary['passwords-common'] as readonly string[]).slice(0, COMMONEST));

/** A new password (decisions.md §4): six characters or more, and none of the 10,000 that everybody tries first. */
export const newPassword = (): Rule<string> => {
  const inner = rawText(LONGEST, {
    missing: 'Password is required',
    tooLong: 'Password must have at most 200 characters',
  });
  const fault = (password: string): string | null => {
    if (password.length < SHORTEST) return 'Password must be at least 6 characters long';
    return common.has(password.toLowerCase())
      ? 'This password is too common. Please choose another one.'
      : inner.fault(password);
  };
  return {
    ...inner,
    read: (given) => {
      const password = inner.read(given);
      const wrong = password instanceof Wrong ? null : fault(password);
      return wrong ? new Wrong(wrong) : password;
    },
    fault,
    given: { ...inner.given, minLength: SHORTEST },
  };
};
