import { addDays, type IsoDate } from '../money/dates';

/** How a record that ends on a day stands: what the screens show and the reminders ask. */
export type Standing = 'valid' | 'expiring' | 'expired';

/**
 * The standing of a record on a day: it is good until the end of the day it expires on, and expiring for so many days before.
 * @param expires the field that `@Kind({ expires })` names; null: it does not end
 */
export const standingOn = (expires: IsoDate | null, today: IsoDate, warningDays: number): Standing => {
  if (expires === null) return 'valid';
  if (expires < today) return 'expired';
  return expires <= addDays(today, warningDays) ? 'expiring' : 'valid';
};
