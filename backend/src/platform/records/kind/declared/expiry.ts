import { enumOf } from '../../../fields/words';
import type { JsonSchema } from '../../../fields/rule';
import { addDays, type IsoDate } from '../../../money/dates';
import type { TypeOptions, Values } from '../kind-options';

/** The expiry status of a record on a given day. Screens show the status and reminders go by it. */
export const STANDINGS = ['valid', 'expiring', 'expired'] as const;
export type ExpiryStatus = (typeof STANDINGS)[number];

/** A record counts as expiring from this many days before its last day. */
export const WARNING_DAYS = 60;

/**
 * The expiry status on the day `today`. A record is valid through the day on which it expires, and counts as `expiring`
 * during the last `warningDays` days.
 * @param expires the value of a field named in `@Kind({ expires })`; null when the record does not expire
 * @example expiryStatusOn('2026-12-31', '2026-11-26') // 'expiring'
 */
export const expiryStatusOn = (expires: IsoDate | null, today: IsoDate, warningDays = WARNING_DAYS): ExpiryStatus => {
  if (expires === null) return 'valid';
  if (expires < today) return 'expired';
  return expires <= addDays(today, warningDays) ? 'expiring' : 'valid';
};

/**
 * The expiry status of every field named in `@Kind({ expires })`; null for a field that holds no day: `{
 * expirationDate: 'valid', annualInspection: null }`.
 */
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
