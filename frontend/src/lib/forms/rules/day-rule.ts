import { isDay } from '../../format/moments';

export const NO_DAY = 'Type a date such as 10/31/2026';

/** A day or nothing; not before that of another field, where one is named. */
export const dayRule = <Values extends object>(after?: { of: keyof Values; say: string }) => ({
  validate: (value: unknown, values: Values): true | string => {
    if (typeof value !== 'string' || value === '') return true;
    if (!isDay(value)) return NO_DAY;
    const first: unknown = after && values[after.of];
    return after && typeof first === 'string' && isDay(first) && value < first ? after.say : true;
  },
});
