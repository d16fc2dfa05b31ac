import { isDate, type IsoDate } from '../money/dates';
import { DATE_OR_INSTANT, DATE_OR_INSTANT_FORMAT } from './patterns';
import { rule, Invalid, type Rule } from './rule';
import { toWords } from './sentences';
import { STORED_TEXT } from './stored';

const given = { type: 'string', pattern: DATE_OR_INSTANT.source, ...DATE_OR_INSTANT_FORMAT };
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

const moment = (
  label: string,
  kind: string,
  example: string,
  read: (value: string) => string,
  isKept: (value: string) => boolean,
): Omit<Rule<string>, 'shown' | 'show' | 'column'> => {
  const wrong = `${toWords(label)} must be ${kind} such as ${example}`;
  return {
    read: (value) => {
      if (typeof value !== 'string') return new Invalid(`${toWords(label)} must be ${kind}`);
      return DATE_OR_INSTANT.test(value) && isDate(value.slice(0, 10)) ? read(value) : new Invalid(wrong);
    },
    fault: (value) => (isKept(value) ? null : wrong),
    given,
    stored: STORED_TEXT,
    missing: `${toWords(label)} must be ${kind}`,
  };
};

/** A calendar date, '2026-11-26'. Given an instant, its date part is taken. */
export const day = (label: string): Rule<IsoDate> =>
  rule({
    ...moment(label, 'a date', '2026-11-21', (value) => value.slice(0, 10), isDate),
    shown: { type: 'string', format: 'date' },
    column: 'date',
  });

export const instant = (label: string): Rule<string> =>
  rule({
    ...moment(
      label,
      'a point in time',
      '2026-11-21T15:00:00Z',
      (value) => new Date(value).toISOString(),
      (value) => INSTANT.test(value) && isDate(value.slice(0, 10)),
    ),
    shown: { type: 'string', format: 'date-time' },
    column: 'timestamptz',
  });
