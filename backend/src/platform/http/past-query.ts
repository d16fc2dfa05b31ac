import { z } from 'zod';
import { isDate } from '../money/dates';
import { lookingRequest } from '../projections/past';
import { wholeInAddress } from './fields';
import { DATE_OR_INSTANT, DATE_OR_INSTANT_FORMAT } from './patterns';

const MESSAGE = 'As of must be a date such as 2026-11-21 or a point in time such as 2026-11-21T15:00:00Z';

/** What every read takes that can answer for the past: `asOf`, a date (its end, in the firm's zone) or an instant, or a `position` of the log. */
export const pastQuery = {
  asOf: z
    .string(MESSAGE)
    .regex(DATE_OR_INSTANT, MESSAGE)
    .refine((value) => isDate(value.slice(0, 10)), MESSAGE)
    .meta({ ...DATE_OR_INSTANT_FORMAT, description: 'A date (its end) or an instant: how things stood then' })
    .optional(),
  position: wholeInAddress('position', 0, Number.MAX_SAFE_INTEGER, 'Position must be a whole number of at least 0')
    .optional()
    .meta({ description: 'A position of the log: how things stood right after it' }),
};

type Handler = (this: unknown, ...args: unknown[]) => unknown;

/** A handler whose reads are of the past when the request asked for it. */
export const readsThePast =
  (tables: readonly string[]): MethodDecorator =>
  (_target, _name, descriptor) => {
    const handler = descriptor.value as unknown as Handler;
    const either = function (this: unknown, ...args: unknown[]): unknown {
      const during = lookingRequest()?.during;
      return during ? during(tables, () => Promise.resolve(handler.apply(this, args))) : handler.apply(this, args);
    };
    for (const key of Reflect.getMetadataKeys(handler) as string[])
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), either);
    Object.defineProperty(either, 'name', { value: handler.name });
    descriptor.value = either as never;
  };
