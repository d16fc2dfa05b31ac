import { enumOf } from '../../fields/words';
import type { JsonSchema } from '../../fields/rule';
import { addDays, type IsoDate } from '../../money/dates';
import type { TypeOptions, Values } from './kind-options';

/** How a record that ends on a day stands: what the screens show and the reminders ask. */
export const STANDINGS = ['valid', 'expiring', 'expired'] as const;
export type ExpiryStatus = (typeof STANDINGS)[number];

/** For so many days before it ends it is said to be expiring. */
export const WARNING_DAYS = 60;

/**
 * The standing of a record on a day: it is good until the end of the day it expires on, and expiring for so many days
 * before.
 * @param expires the day that a field of `@Kind({ expires })` holds; null: it does not end
 */
export const expiryStatusOn = (expires: IsoDate | null, today: IsoDate, warningDays = WARNING_DAYS): ExpiryStatus => {
  if (expires === null) return 'valid';
  if (expires < today) return 'expired';
  return expires <= addDays(today, warningDays) ? 'expiring' : 'valid';
};

/** How each field of a record that has an end stands; null where its day is not known. */
export const expiryStatusesOf = (
  { expires = {} }: TypeOptions,
  row: Values,
  today: IsoDate,
): Readonly<Record<string, ExpiryStatus | null>> =>
  Object.fromEntries(
    Object.keys(expires).map((name) => {
      const day = (row[name] ?? null) as IsoDate | null;
      return [name, day === null ? null : expiryStatusOn(day, today)];
    }),
  );

export const shownExpiryStatuses = ({ expires = {} }: TypeOptions): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.keys(expires).map((name) => [name, { anyOf: [enumOf(STANDINGS), { type: 'null' }] }]),
  ),
  required: Object.keys(expires),
  additionalProperties: false,
});
