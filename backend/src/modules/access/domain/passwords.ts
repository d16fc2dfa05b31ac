import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';

const SHORTEST = 6;
const LONGEST = 200;
const COMMONEST = 10_000;
const common = new Set((dictionary['passwords-common'] as readonly string[]).slice(0, COMMONEST));

/** A new password (decisions.md §4): six characters or more, and none of the 10,000 that everybody tries first. */
export const newPassword = () =>
  z
    .string('Password is required')
    .min(SHORTEST, 'Password must be at least 6 characters long')
    .max(LONGEST, 'Password must have at most 200 characters')
    .refine(
      (password) => !common.has(password.toLowerCase()),
      'This password is too common. Please choose another one.',
    );
