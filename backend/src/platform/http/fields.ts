import { z } from 'zod';
import { DIGITS } from '../fields/patterns';
import { inWords as label } from '../fields/sentences';

const characters = (value: string): number => (value.length <= 10_000 ? [...value].length : value.length);
/** Text of at most `max` characters, counted as JSON Schema counts them. */
export const bounded = (max: number, notText: string, tooLong: string) =>
  z
    .string(notText)
    .refine((value) => characters(value) <= max, { error: tooLong, abort: true })
    .meta({ maxLength: max });

/** A whole number in an address, where everything is text. */
export const wholeInAddress = (
  name: string,
  least: number,
  most: number,
  wrong = `${label(name)} must be a whole number from ${least} to ${most}`,
) =>
  z
    .unknown()
    .transform((value, context): number => {
      const read = typeof value === 'string' && DIGITS.test(value) ? Number(value) : Number.NaN;
      if (read >= least && read <= most) return read;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    })
    .meta({ type: 'integer', minimum: least, maximum: most });
