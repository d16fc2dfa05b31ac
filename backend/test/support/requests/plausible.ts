import type { Field } from '../../../src/platform/fields/field';
import { Invalid, type Rule } from '../../../src/platform/fields/rule';
import type { RecordKind } from '../../../src/platform/records/kind/kind';

const candidates = (word: string, nr: number): readonly unknown[] => [
  `${word} ${nr}`,
  `${word}${nr}@foreign.test`,
  nr,
  2000 + (nr % 100),
  '12.5',
  false,
  '2026-03-02',
  '2026-03-02T15:00:00.000Z',
  'NC',
  '28801',
  '12-3456789',
  '021000021',
  'America/New_York',
  '2026-07',
  `1FUJGLDR9${String(nr).padStart(8, '0')}`,
  [
    { accountNumber: '6200', description: `${word} ${nr}`, debit: nr },
    { accountNumber: '1000', credit: nr },
  ],
  [{ jurisdiction: 'NC', miles: '12.5' }],
  {
    ...{ date: `${word} day`, text: `${word} text`, amount: 'Amount', moneyIn: null, moneyOut: null },
    ...{ checkNumber: null, fitId: null, dateFormat: 'month_first', reversed: false },
  },
];

/** Fields that other fields bound: the first values that are tried. */
const BOUND: Readonly<Record<string, readonly unknown[]>> = {
  taxWithheld: ['0.01'],
  threshold: ['600.00'],
  columns: [['Tax Year'], [{ header: 'Date', field: 'date' }]],
  reasons: [['Nobody knows it']],
  gallons: ['12.5'],
  quantity: ['12.5'],
  currency: ['USD'],
  jurisdiction: ['NV'],
};
/** What only goes with certain values of other fields, and may be left out. */
export const WITH_OTHERS: readonly string[] = ['cardFee', 'originalAmount', 'exchangeRate'];

/** The words that a rule takes, also where nothing may be given. */
export const choicesIn = ({ given }: Rule): readonly string[] | undefined =>
  [given, ...((given['anyOf'] ?? []) as (typeof given)[])]
    .map((each) => each['enum'] as readonly string[] | undefined)
    .find((words) => words !== undefined);

/** Whether only a step of the status brings a field: the day on which it was made. */
export const isBroughtByAStep = ({ options }: RecordKind, { name }: Field): boolean =>
  Object.values(options.flow?.moves ?? {}).some(({ dated = [] }) => dated.includes(name));

/**
 * A value that a field's rule takes, with a word where it is text: the first of its choices, or of what values can look
 * like.
 */
export const plausible = ({ name, rule }: Field, word: string, nr: number, uuid: string): unknown => {
  const choices = choicesIn(rule) ?? [];
  const quarters = name === 'quarter' ? [`${(nr % 4) + 1}Q${2020 + Math.floor(nr / 4)}`] : [];
  const value = [...(BOUND[name] ?? []), ...quarters, ...choices, ...candidates(word, nr), rule.given['minimum'], uuid]
    .map((each) => rule.read(each))
    .find((each) => !(each instanceof Invalid) && rule.fault(each) === null);
  if (value === undefined) throw new Error(`No value is known that ${name} takes`);
  return value;
};
