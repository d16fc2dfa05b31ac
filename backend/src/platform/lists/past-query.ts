import { isDate } from '../money/dates';
import { requestInPast } from '../event-log/projections/past';
import { field, WholeInAddress } from '../fields/decorators';
import { Invalid, type Rule } from '../fields/rule';
import { toWords } from '../fields/sentences';
import { rawText } from '../fields/texts';
import { DATE_OR_INSTANT, DATE_OR_INSTANT_FORMAT } from '../fields/patterns';

/** The rule of a parameter that takes a date or an instant; the text is kept as given. */
export const moment =
  (description: string) =>
  (label: string): Rule<string> => {
    const wrong = `${toWords(label)} must be a date such as 2026-11-21 or a point in time such as 2026-11-21T15:00:00Z`;
    return {
      ...rawText(40, { missing: wrong, tooLong: wrong, form: { pattern: DATE_OR_INSTANT, wrong } }),
      read: (given) =>
        typeof given === 'string' && DATE_OR_INSTANT.test(given) && isDate(given.slice(0, 10))
          ? given
          : new Invalid(wrong),
      given: { type: 'string', pattern: DATE_OR_INSTANT.source, ...DATE_OR_INSTANT_FORMAT, description },
    };
  };

/**
 * The query parameters of reads that can show the past: `asOf`, a date (its end, in the firm's time zone) or an
 * instant, or a `position` of the log.
 */
export class PastQuery {
  @field<string>('as of', moment('A date (its end; the present day: now) or an instant: how things stood then'), {
    absent: true,
  })
  asOf?: string;
  @WholeInAddress('position', 0, Number.MAX_SAFE_INTEGER, {
    wrong: 'Position must be a whole number of at least 0',
    absent: true,
    description: 'A position of the log: how things stood right after it',
  })
  position?: number;
}

/** The read tables that a response is made from; a function when they are known only after all modules are loaded. */
export type Tables = readonly string[] | (() => readonly string[]);

type Handler = (this: unknown, ...args: unknown[]) => unknown;

/** Makes a handler read the past when the request asks for it. */
export const readsThePast =
  (tables: Tables): MethodDecorator =>
  (_target, _name, descriptor) => {
    const handler = descriptor.value as unknown as Handler;
    const either = function (this: unknown, ...args: unknown[]): unknown {
      const during = requestInPast()?.during;
      return during
        ? during(typeof tables === 'function' ? tables() : tables, () => Promise.resolve(handler.apply(this, args)))
        : handler.apply(this, args);
    };
    for (const key of Reflect.getMetadataKeys(handler) as string[])
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), either);
    Object.defineProperty(either, 'name', { value: handler.name });
    descriptor.value = either as never;
  };
