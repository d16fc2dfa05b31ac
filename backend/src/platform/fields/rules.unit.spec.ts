import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { day, instant } from './days';
import { decimal, flag, flagInAddress, id, money, percent, whole, wholeInAddress } from './numbers';
import { listOf, orLeftOut, orNone, Invalid, type Rule } from './rule';
import { choice, email, rawText, text, uuid } from './texts';

/** The value that a field makes of an input, or the sentence that it says. */
const read = (rule: Rule, input: unknown): unknown => {
  const value = rule.read(input);
  return value instanceof Invalid ? new Error(value.faults[0]?.sentence) : value;
};
/** What a client that knows only the published schema thinks of an input. */
const judge = addFormats(new Ajv2020({ strict: false, multipleOfPrecision: 8 }));
const published = (rule: Rule, input: unknown): boolean => judge.validate(rule.given, input);
const says = (sentence: string): Error => new Error(sentence);
const UUID = '01990000-0000-7000-8000-00000000000A';
const UNSTORABLE: [string, string][] = [
  ['NUL', 'a\u0000b'],
  ['the separator of the log', 'a\u001eb'],
  ['escape', 'a\u001bb'],
  ['half a character', 'a\ud800b'],
  ['a non-character', 'a\uffffb'],
];

describe.each<[string, Rule, [unknown, unknown][], ...SpecificationRow[]]>([
  [
    'a line of text',
    text('name', { max: 5 }),
    [
      ['Erin', 'Erin'],
      [' Erin', 'Erin'],
      ['12345', '12345'],
      ['a\tb', says('Name must be one line')],
      ['a\r\nb', says('Name must be one line')],
      ['ab\n', says('Name must be one line')],
      ['a\u2028b', says('Name must be one line')],
      ['a\u2029b', says('Name must be one line')],
      ['a\u0085b', says('Name has characters that cannot be stored')],
      ['a\u202eb', says('Name has characters that cannot be stored')],
      ['a\u2066b', says('Name has characters that cannot be stored')],
      ['a\u200bb', says('Name has characters that cannot be stored')],
      ['🚚🚚', '🚚🚚'],
      ['', says('Name is required')],
      ['   ', says('Name is required')],
      [undefined, says('Name is required')],
      [null, says('Name is required')],
      [5, says('Name is required')],
      [['a'], says('Name is required')],
      [{}, says('Name is required')],
      ['123456', says('Name must have at most 5 characters')],
      ['x'.repeat(10_000), says('Name must have at most 5 characters')],
      ...UNSTORABLE.map(([, value]): [string, Error] => [value, says('Name has characters that cannot be stored')]),
    ],
  ],
  [
    'a long text, by characters and not by their units',
    text('notes', { max: 10_000 }),
    [
      ['🚚'.repeat(10_000), '🚚'.repeat(10_000)],
      ['🚚'.repeat(10_001), says('Notes must have at most 10000 characters')],
      [`${'🚚'.repeat(9_999)}ab`, says('Notes must have at most 10000 characters')],
      ['a\tb\r\nc', 'a\tb\r\nc'],
      ['👩\u200d🔧', '👩\u200d🔧'],
      ['a\u2028b', says('Notes has characters that cannot be stored')],
      ['a\u202eb', says('Notes has characters that cannot be stored')],
      ['a\u0085b', says('Notes has characters that cannot be stored')],
    ],
  ],
  [
    'a line of text in capitals',
    text('state', { max: 20, capitals: true }),
    [
      ['NC', 'NC'],
      [' nc ', 'NC'],
    ],
  ],
  [
    'a text that is taken as it is',
    rawText(5, { missing: 'Say it', tooLong: 'Say less', form: { pattern: /^\S*$/, wrong: 'Say it in one word' } }),
    [
      ['', ''],
      ['12345', '12345'],
      ['123456', says('Say less')],
      ['a b', says('Say it in one word')],
      [5, says('Say it')],
    ],
  ],
  [
    'an optional line of text',
    orNone(text('notes', { max: 5 })),
    [
      ['x', 'x'],
      ['', null],
      ['  ', null],
      [null, null],
      [undefined, null],
      [5, says('Notes must be text')],
      [[], says('Notes must be text')],
      [['a'], says('Notes must be text')],
      [' '.repeat(256), says('Notes must have at most 5 characters')],
      ['123456', says('Notes must have at most 5 characters')],
      ...UNSTORABLE.map(([, value]): [string, Error] => [value, says('Notes has characters that cannot be stored')]),
    ],
  ],
  [
    'an e-mail',
    email(),
    [
      ['AP@Summit.Test ', 'ap@summit.test'],
      ["o'brien+x@a-b.co.uk", "o'brien+x@a-b.co.uk"],
      ...[
        '',
        'x',
        'a@b',
        'a b@x.test',
        'a@x..test',
        'a@-x.test',
        '@x.test',
        'a@x.test, b@x.test',
        'Erin <a@x.test>',
        'a\u0000b@x.test',
        'a\ud800@x.test',
        `${'x'.repeat(255)}@x.test`,
        5,
        null,
      ].map((value): [unknown, Error] => [value, says('Valid email is required')]),
    ],
  ],
  [
    'an optional e-mail',
    orNone(email()),
    [
      [5, says('Valid email is required')],
      ['', null],
      [null, null],
      [undefined, null],
      ['A@x.test', 'a@x.test'],
      ['x', says('Valid email is required')],
    ],
  ],
  [
    'an amount of money',
    money('amount', { least: 'any' }),
    [
      ['1250.00', 125_000],
      [1250, 125_000],
      ['-5', -500],
      [0, 0],
      ['', says('Amount is required')],
      [null, says('Amount is required')],
      [undefined, says('Amount is required')],
      [true, says('Amount is required')],
      [['5'], says('Amount is required')],
      ...['1.001', 1.001, 'x', '1,000', 1e21, '9'.repeat(40), Number.NaN].map((value): [unknown, Error] => [
        value,
        Number.isNaN(value)
          ? says('Amount is required')
          : says('Amount must be an amount in dollars with at most two places, such as 1250.00'),
      ]),
    ],
  ],
  [
    'a positive amount',
    money('amount', { least: 'more' }),
    [
      ['99999999.99', 9_999_999_999],
      ['1.001', says('Amount must be an amount in dollars with at most two places, such as 1250.00')],
      ['0.01', 1],
      [' 5 ', 500],
      ['99999999999.99', 9_999_999_999_999],
      ['0', says('Amount must be more than 0')],
      ['-1', says('Amount must be more than 0')],
    ],
    'RUL-429',
  ],
  [
    'an optional amount',
    orNone(money('fee')),
    [
      ['', null],
      [null, null],
      [undefined, null],
      ['0', 0],
      ['1.50', 150],
      ['-1', says('Fee must be positive')],
      [true, says('Fee must be an amount in dollars with at most two places, such as 1250.00')],
      ['x', says('Fee must be an amount in dollars with at most two places, such as 1250.00')],
    ],
  ],
  [
    'an optional decimal',
    orNone(decimal('distance', { places: 1 })),
    [
      ['432.5', '432.5'],
      [432.5, '432.5'],
      [0, '0'],
      ['', null],
      [null, null],
      [undefined, null],
      [true, says('Distance must be a number')],
      ...['432.55', '-1', 'x', 1e21, '1e3', '1234567890', 1e-7].map((value): [unknown, Error] => [
        value,
        says('Distance must be a number of at least 0 with at most 1 place'),
      ]),
    ],
  ],
  [
    'a decimal of more places',
    orNone(decimal('gallons', { places: 3 })),
    [
      ['1.125', '1.125'],
      ['1.1255', says('Gallons must be a number of at least 0 with at most 3 places')],
    ],
  ],
  [
    'a decimal above zero of few digits',
    decimal('rate', { places: 3, digits: 2, least: 'more' }),
    [
      ['0.001', '0.001'],
      [99.999, '99.999'],
      ['', says('Rate must be a number of more than 0 below 100 with at most 3 places')],
      ...['0', 0, '0.000', '100', 100, '-1', '1.0001'].map((value): [unknown, Error] => [
        value,
        says('Rate must be a number of more than 0 below 100 with at most 3 places'),
      ]),
    ],
  ],
  [
    'a percentage',
    percent('fee'),
    [
      ['0', '0'],
      [2.5, '2.5'],
      ['99.99', '99.99'],
      ['100.00', '100.00'],
      [true, says('Fee must be a number')],
      ...['100.01', 101, '-1', '2.555', '2,5', '2.5%', ''].map((value): [unknown, Error] => [
        value,
        says('Fee must be a percentage from 0 to 100 with at most 2 places'),
      ]),
    ],
  ],
  [
    'a percentage of whole tenths',
    percent('reserve', 1),
    [['2.55', says('Reserve must be a percentage from 0 to 100 with at most 1 place')]],
  ],
  [
    'a day',
    day('due date'),
    [
      ['2026-11-21', '2026-11-21'],
      ['2026-11-21T05:00:00Z', '2026-11-21'],
      [5, says('Due date must be a date')],
      [undefined, says('Due date must be a date')],
      ...['2026-02-30', '11/21/2026', 'soon', '', '0000-01-01', '9999-12-31'].map((value): [unknown, Error] => [
        value,
        says('Due date must be a date such as 2026-11-21'),
      ]),
    ],
  ],
  [
    'an optional day',
    orNone(day('due date')),
    [
      [5, says('Due date must be a date')],
      ['', null],
      [null, null],
      [undefined, null],
      ['2026-11-21', '2026-11-21'],
      ['soon', says('Due date must be a date such as 2026-11-21')],
    ],
  ],
  [
    'an instant',
    instant('as of'),
    [
      ['2026-11-21T10:00:00-05:00', '2026-11-21T15:00:00.000Z'],
      ['2026-11-21', '2026-11-21T00:00:00.000Z'],
      [5, says('As of must be a point in time')],
      ...[
        '2026-11-21 10:00',
        '2026-13-01T00:00:00Z',
        'now',
        '1',
        '0000-01-01T00:00:00Z',
        '+010000-01-01T00:00:00Z',
      ].map((value): [unknown, Error] => [value, says('As of must be a point in time such as 2026-11-21T15:00:00Z')]),
    ],
  ],
  [
    'an optional instant',
    orNone(instant('as of')),
    [
      [5, says('As of must be a point in time')],
      ['', null],
      [null, null],
      [undefined, null],
    ],
  ],
  [
    'an id',
    id('load'),
    [
      [7, 7],
      ['7', 7],
      [' 7 ', 7],
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      ...[
        0,
        -1,
        1.5,
        '1.5',
        '',
        ' ',
        'x',
        '0x10',
        '1e3',
        [7],
        ['7'],
        true,
        {},
        null,
        undefined,
        '99999999999999999999',
        2 ** 53,
        Number.NaN,
      ].map((value): [unknown, Error] => [value, says('Load must be a whole number')]),
    ],
  ],
  [
    'an optional id',
    orNone(id('load')),
    [
      ['', null],
      [null, null],
      [undefined, null],
      ['7', 7],
      ...['x', 0].map((value): [unknown, Error] => [value, says('Load must be a whole number')]),
    ],
  ],
  [
    'a UUID',
    uuid('client'),
    [
      [UUID, UUID],
      ['', says('Client is not an id')],
      [`${UUID}0`, says('Client is not an id')],
      [`x${UUID}`, says('Client is not an id')],
      [undefined, says('Client is required')],
      [7, says('Client is required')],
    ],
  ],
  [
    'an optional UUID',
    orNone(uuid('client')),
    [
      [5, says('Client is not an id')],
      ['x', says('Client is not an id')],
      ['', null],
      [null, null],
      [undefined, null],
      [UUID, UUID],
    ],
  ],
  [
    'a choice',
    choice('status', ['draft', 'paid']),
    [
      ['draft', 'draft'],
      ...['', 'Draft', 'x', 5, null, undefined, ['draft'], 'constructor'].map((value): [unknown, Error] => [
        value,
        says('Status must be one of draft, paid'),
      ]),
    ],
  ],
  [
    'yes or no',
    flag('active'),
    [
      [true, true],
      [false, false],
      ...['true', 1, 0, '', null, undefined, []].map((value): [unknown, Error] => [
        value,
        says('Active must be true or false'),
      ]),
    ],
  ],
  [
    'a whole number',
    whole('limit', 0, 9, { tooLarge: 'Limit is too large' }),
    [
      [0, 0],
      [9, 9],
      [10, says('Limit is too large')],
      [1e21, says('Limit is too large')],
      ...[-1, 1.5, '5', '', true, [], null, undefined, Number.NaN, -1e21].map((value): [unknown, Error] => [
        value,
        says('Limit must be a whole number from 0 to 9'),
      ]),
    ],
  ],
  [
    'a list',
    listOf(choice('tag', ['a', 'b']), {
      missing: 'Tags must be a list',
      least: 1,
      tooFew: 'Choose a tag',
      most: 2,
      tooMany: 'At most 2 tags',
    }),
    [
      [['a'], ['a']],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [[], says('Choose a tag')],
      [['a', 'b', 'a'], says('At most 2 tags')],
      [['a', 'x'], says('Tag must be one of a, b')],
      ['a', says('Tags must be a list')],
      [{ 0: 'a' }, says('Tags must be a list')],
      [null, says('Tags must be a list')],
    ],
  ],
  [
    'a line that blank leaves out',
    orLeftOut(text('name', { max: 5 })),
    [
      ['Erin', 'Erin'],
      ['', undefined],
      [' ', undefined],
      [null, undefined],
      [5, says('Name must be text')],
      ['123456', says('Name must have at most 5 characters')],
    ],
  ],
])('%s', (_, field, table, ...rows) => {
  proves(...rows);
  it.each(table)('reads %p as %p', (input, expected) => {
    expect(read(field, input)).toStrictEqual(expected);
  });

  it.each(table.filter(([input]) => input !== undefined))('publishes what it makes of %p', (input, expected) => {
    expect(published(field, input)).toBe(!(expected instanceof Error));
  });
});

describe('a kept value', () => {
  it.each<[string, Rule, unknown, string | null]>([
    ['the largest amount', money('amount'), 9_999_999_999_999, null],
    ['an amount beyond it', money('amount'), 10_000_000_000_000, 'Amount must be an amount in dollars'],
    ['an amount below zero', money('amount'), -1, 'Amount must be positive'],
    ['a point in time', instant('sent'), '2026-11-21T15:00:00.000Z', null],
    ['one of a day that there is not', instant('sent'), '2026-02-30T15:00:00.000Z', 'Sent must be a point in time'],
    ['a day for a point in time', instant('sent'), '2026-11-21', 'Sent must be a point in time'],
    ['yes', flag('active'), true, null],
    ['a word for yes', flag('active'), 'true', 'Active must be true or false'],
    ['a list', listOf(choice('tag', ['a']), { missing: 'None', most: 2, tooMany: 'Many' }), ['a'], null],
    [
      'a wrong value in a list',
      listOf(choice('tag', ['a']), { missing: 'None', most: 2, tooMany: 'Many' }),
      ['a', 'x'],
      'Tag must',
    ],
  ] as [string, Rule, unknown, string | null][])('%s is judged', (_, { fault }, value, sentence) =>
    expect(fault(value)).toEqual(sentence === null ? null : expect.stringContaining(sentence)),
  );
});

describe('a whole number in an address', () => {
  const limit = wholeInAddress('limit', 1, 1_000) as Rule;
  const wrong = new Error('Limit must be a whole number from 1 to 1000');
  it.each([
    ['1', 1],
    ['25', 25],
    ['1000', 1_000],
  ])('%p is %i', (typed, number) => expect(read(limit, typed)).toBe(number));
  it.each(['0', '1001', '-1', '1.5', '1e2', '', ' 5', 'x', 5, ['5'], undefined])('%p is none', (typed) =>
    expect(read(limit, typed)).toEqual(wrong),
  );
});

describe('yes or no in an address', () => {
  const active = flagInAddress('active') as Rule;
  it.each([
    ['true', true],
    ['false', false],
  ])('%p is %p', (typed, value) => expect(read(active, typed)).toBe(value));
  it.each(['', '1', 'TRUE', true, undefined])('%p is neither', (typed) =>
    expect(read(active, typed)).toEqual(new Error('Active must be true or false')),
  );
});

describe('an id', () => {
  it('that is blank is told apart from one that is wrong', () => {
    const field = uuid('clientId', 'Client is required') as Rule;
    expect([read(field, ''), read(field, 'x')]).toEqual([
      new Error('Client is required'),
      new Error('Client id is not an id'),
    ]);
    expect(read(field, '01990000-0000-7000-8000-000000000001')).toBe('01990000-0000-7000-8000-000000000001');
  });
});
