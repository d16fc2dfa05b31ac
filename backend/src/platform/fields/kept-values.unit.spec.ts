import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { objectOf } from './check';
import { day, instant } from './days';
import { Line, Money } from './decorators';
import { decimal, flag, flagInAddress, id, money, percent, whole, wholeInAddress } from './numbers';
import { listOf, orLeftOut, orNone, Invalid, type ColumnType, type Rule } from './rule';
import { choice, email, rawText, text, uuid } from './texts';
import type { Cents } from '../money/money';

class Stop {
  @Line('city') city: string;
  @Money('toll', { optional: true }) toll: Cents | null;
}
const stops = objectOf(() => Stop, 'A stop must be an object');
const UUID = '01990000-0000-7000-8000-00000000000A';
const tags = listOf(choice('tag', ['a', 'b']), { missing: 'Tags must be a list', most: 2, tooMany: 'Too many' });

/** A rule; a value as it is kept, and as it is shown; the column that holds it; values that no event may carry. */
const RULES: [string, Rule, unknown, unknown, ColumnType, unknown[]][] = [
  ['a line of text', text('name'), 'Erin', 'Erin', 'text', [5, null]],
  ['a text taken as it is', rawText(5, { missing: 'Say it', tooLong: 'Less' }), 'ab', 'ab', 'text', [5, null]],
  ['an e-mail', email(), 'a@b.test', 'a@b.test', 'text', [5]],
  ['an amount of money', money('fee'), 125_000, '1250.00', 'bigint', ['1250.00', 1.5]],
  ['an amount below a dollar', money('fee', { least: 'any' }), -7, '-0.07', 'bigint', [0.07]],
  ['a decimal', decimal('miles'), '432.5', '432.5', 'numeric', [432.5]],
  ['a percentage', percent('fee'), '2.5', '2.5', 'numeric', [2.5]],
  ['an id', id('load'), 7, 7, 'bigint', ['7', 1.5]],
  ['a whole number', whole('limit', 0, 9), 3, 3, 'integer', ['3', 1.5]],
  ['one in an address', wholeInAddress('limit', 0, 9), 3, 3, 'integer', ['3']],
  ['yes or no', flag('active'), false, false, 'boolean', ['false', 0]],
  ['yes or no in an address', flagInAddress('active'), true, true, 'boolean', ['true']],
  ['a day', day('due date'), '2026-11-21', '2026-11-21', 'date', [5]],
  ['an instant', instant('sent'), '2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00.000Z', 'timestamptz', [5]],
  ['a UUID', uuid('client'), UUID, UUID, 'uuid', [5]],
  ['a choice', choice('status', ['draft', 'paid']), 'paid', 'paid', 'text', ['lost', 5]],
  ['a list', tags, ['a', 'b'], ['a', 'b'], 'jsonb', ['a', ['x']]],
  ['no list at all', orNone(tags), null, null, 'jsonb', ['a']],
  ['an empty list', tags, [], [], 'jsonb', [{}]],
  ['money that may be none', orNone(money('fee')), null, null, 'bigint', ['']],
  ['money that is there', orNone(money('fee')), 5, '0.05', 'bigint', ['5']],
  ['money that may be left out', orLeftOut(money('fee')), 5, '0.05', 'bigint', ['5', null]],
  ['an object', stops, { city: 'Reno', toll: 125 }, { city: 'Reno', toll: '1.25' }, 'jsonb', [{ city: 'Reno' }, 'x']],
  ['an object with nothing in a field', stops, { city: 'Reno', toll: null }, { city: 'Reno', toll: null }, 'jsonb', []],
  [
    'a list of objects',
    listOf(stops, { missing: 'x', most: 9, tooMany: 'x' }),
    [{ city: 'Reno', toll: 125 }],
    [{ city: 'Reno', toll: '1.25' }],
    'jsonb',
    [[{ city: 5, toll: null }]],
  ],
] as [string, Rule, unknown, unknown, ColumnType, unknown[]][];
const judge = addFormats(new Ajv2020({ strict: false }));

describe.each(RULES)('%s', (_, rule, stored, shown, column, unfit) => {
  it('is shown as the published schema says', () => {
    expect(rule.show(stored)).toEqual(shown);
    expect(judge.validate(rule.shown, shown)).toBe(true);
    expect(judge.validate(rule.shown, () => 'no value')).toBe(false);
  });
  it('may be kept, stands in facts as it is, and in a column of its type', () => {
    expect(rule.fault(stored)).toBeNull();
    expect(rule.stored.safeParse(stored)).toEqual({ success: true, data: stored });
    expect(rule.column).toBe(column);
  });
  it('is not what is of another kind', () =>
    expect(unfit.filter((value) => rule.stored.safeParse(value).success)).toEqual([]));
});

describe('what is shown of an object', () => {
  it('is all of its fields and nothing else', () => {
    for (const shown of [{ city: 'Reno' }, { city: 'Reno', toll: null, more: 1 }, [], 'x'])
      expect(judge.validate(stops.shown, shown)).toBe(false);
  });
});

describe('a value that is wrong as it is kept', () => {
  it.each<[string, Rule, unknown, string]>([
    ['too many in a list', tags, ['a', 'b', 'a'], 'Too many'],
    ['a choice that there is not', choice('status', ['draft']), 'lost', 'Status must be one of draft'],
    ['no UUID', uuid('client'), 'x', 'Client is not an id'],
    ['a decimal of letters', decimal('miles'), 'far', 'Miles must be a number of at least 0'],
    ['an id of nothing', id('load'), 0, 'Load must be a whole number'],
    ['an id of too many digits', id('fleet', undefined, 3), 1_000, 'Fleet must be a whole number'],
    ['money that is no whole cent', money('fee'), 1.5, 'Fee must be an amount in dollars'],
    ['nothing where more is asked', money('fee', { least: 'more' }), 0, 'Fee must be more than 0'],
    ['a day that there is not', day('due'), '2026-02-30', 'Due must be a date such as'],
    ['an e-mail of two lines', email(), 'a@b.test\n', 'Valid email is required'],
    ['a wrong value that may be none', orNone(id('load')), 0, 'Load must be a whole number'],
  ])('is said to be so: %s', (_, rule, value, sentence) => expect(rule.fault(value)).toContain(sentence));
});

describe('the published schema of a decimal', () => {
  it.each<[string, Rule, (string | number)[], (string | number)[]]>([
    ['of few digits', decimal('rate', { digits: 2, least: 'more' }), ['0.1', 0.1, '99.9', 99], ['0', 0, '100', 100]],
    ['that may be none', decimal('miles'), ['0', 0, '123456789.1', 123_456_789], ['-1', -1, '1234567890', 1e9]],
    ['of a hundred', percent('fee'), ['0', 0, '2.55', 2.5, '100.00', 100], ['100.01', 100.01, '-1', -1, '2.555']],
  ])('%s says what its rule takes', (_, rule, right, wrong) => {
    const judged = (value: string | number) => [
      judge.validate(rule.given, value),
      !(rule.read(value) instanceof Invalid),
    ];
    expect(right.map(judged)).toEqual(right.map(() => [true, true]));
    expect(wrong.map(judged)).toEqual(wrong.map(() => [false, false]));
  });
});

describe('an amount of so many digits', () => {
  const fee = money('fee', { digits: 4 }) as Rule;
  it('has at most two dollars digits before its places', () => {
    expect([fee.read('99.99'), fee.read(99.99)]).toEqual([99_99, 99_99]);
    expect(fee.read('100.00')).toEqual(new Invalid('Fee must be at most 99.99'));
    expect(judge.validate(fee.given, '99.99')).toBe(true);
    expect(judge.validate(fee.given, 99.99)).toBe(true);
    expect(judge.validate(fee.given, '100.00')).toBe(false);
    expect(judge.validate(fee.given, 100)).toBe(false);
  });
  it('is zero where it may be, however it is written, but for a minus', () => {
    expect([fee.read('0'), fee.read(' 00.00 ')]).toEqual([0, 0]);
    expect(fee.read('-0')).toEqual(new Invalid('Fee must be positive'));
    expect((money('fee', { least: 'any' }) as Rule).read('-0')).toBe(0);
  });
});
