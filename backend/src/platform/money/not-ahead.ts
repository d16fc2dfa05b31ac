import { mistake } from '../core/errors';
import type { IsoDate } from './dates';

/**
 * What has happened cannot be dated after today.
 * @throws RuleViolation INVALID naming the field
 * @example mustNotBeAhead('paidOn', '2026-11-28', '2026-11-27') // throws
 */
export const mustNotBeAhead = (field: string, day: IsoDate, today: IsoDate): void => {
  if (day > today) throw mistake(field, 'The day cannot be in the future');
};
