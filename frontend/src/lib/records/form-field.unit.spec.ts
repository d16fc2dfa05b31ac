import { setFirmTimeZone } from '../format/dates';
import { bodyOf, readRows, ruleOf, valuesOf, writtenRows, type FormField } from './form-field';

const field = (is: FormField['is'], more: Partial<FormField> = {}): FormField => ({
  name: 'it',
  label: 'Miles',
  is,
  ...more,
});
const verdict = (of: FormField, value: unknown) => ruleOf(of).validate(value, {});

describe('what a form holds of a record', () => {
  const shown = (of: FormField, record: Record<string, unknown> | null) => valuesOf([of], record)['it'];

  it.each<[FormField['is'], unknown, string | boolean]>([
    ['text', 'by rail', 'by rail'],
    ['whole', 0, '0'],
    ['money', '12.50', '12.50'],
    ['text', null, ''],
    ['text', undefined, ''],
    ['text', true, ''],
    ['flag', true, true],
    ['flag', false, false],
    ['flag', 'true', false],
    ['flag', null, false],
    ['list', ['OK', 'TX'], 'OK, TX'],
    ['list', [], ''],
    ['list', null, ''],
    ['rows', [{ jurisdiction: 'OK', miles: '12' }], '[{"jurisdiction":"OK","miles":"12"}]'],
    ['rows', [], ''],
    ['rows', null, ''],
  ])('of a %s that is %j is %j', (is, value, held) => expect(shown(field(is), { it: value })).toBe(held));

  it('is for a new one what it begins with, which no record takes over', () => {
    expect(shown(field('choice', { initial: 'pending' }), null)).toBe('pending');
    expect(shown(field('choice', { initial: 'pending' }), { it: null })).toBe('');
    expect(shown(field('flag', { initial: true }), null)).toBe(true);
    expect(shown(field('line'), null)).toBe('');
  });

  describe('by the firm’s clocks', () => {
    beforeEach(() => {
      setFirmTimeZone('America/New_York');
      jest.useFakeTimers({ now: new Date('2026-03-02T03:30:00.000Z') });
    });
    afterEach(() => jest.useRealTimers());

    it('begins with today where a new one does, and keeps the day of an old one', () => {
      expect(shown(field('day', { today: true }), null)).toBe('2026-03-01');
      expect(shown(field('day', { today: true }), { it: '2025-12-24' })).toBe('2025-12-24');
      expect(shown(field('day'), null)).toBe('');
    });
  });

  it('is every field by its name', () => {
    expect(valuesOf([field('line', { name: 'a' }), field('flag', { name: 'b' })], { a: 'x', b: true, c: 'y' })).toEqual(
      {
        a: 'x',
        b: true,
      },
    );
  });
});

describe('what a form sends', () => {
  const body = (of: FormField, value: string | boolean) => bodyOf([of], { it: value });

  it.each<[string, FormField, string | boolean, unknown]>([
    ['a text', field('text'), '  by rail ', 'by rail'],
    ['an emptied text', field('text'), '   ', null],
    ['a whole number', field('whole'), ' 12 ', 12],
    ['a decimal number, to the digit', field('decimal'), '612.50', '612.50'],
    ['a decimal number that is sent as one', field('decimal', { numbered: true }), ' 612.50 ', 612.5],
    ['no such number', field('decimal', { numbered: true }), '', null],
    ['an amount', field('money'), '12.50', '12.50'],
    ['a record whose ids are numbers', field('record', { numbered: true }), '7', 7],
    ['a record whose ids are words', field('record'), 'c-1', 'c-1'],
    ['no record', field('record', { numbered: true }), '', null],
    ['a flag that is set', field('flag'), true, true],
    ['a flag that is not', field('flag'), false, false],
    ['a list', field('list'), 'OK, TX ,, KS,', ['OK', 'TX', 'KS']],
    ['an emptied list', field('list'), '', []],
    ['lines', field('rows'), '[{"miles":"12"}]', [{ miles: '12' }]],
    ['no lines', field('rows'), '', []],
  ])('of %s', (_, of, held, sent) => expect(body(of, held)).toEqual({ it: sent }));

  it.each([
    [false, null, null],
    [true, null, true],
    [false, true, false],
    [false, false, false],
  ])('of a flag that is %j in the form and %j in the record is %j', (held, stored, sent) =>
    expect(bodyOf([field('flag')], { it: held }, { it: stored })).toEqual({ it: sent }),
  );

  it.each([
    ['2026-07-04', '2026-07-04T17:30:00.000Z'],
    ['2026-07-05', '2026-07-05T12:00:00.000Z'],
    ['', null],
  ])('keeps the time of a moment whose day stays: %j', (typed, sent) => {
    const stored = { it: '2026-07-04T17:30:00.000Z' };
    expect(valuesOf([field('instant')], stored)).toEqual({ it: '2026-07-04' });
    expect(bodyOf([field('instant')], { it: typed }, stored)).toEqual({ it: sent });
    expect(bodyOf([field('instant')], { it: '2026-07-04' })).toEqual({ it: '2026-07-04T12:00:00.000Z' });
  });

  it('leaves what has to be there and is empty to its default', () => {
    expect(body(field('choice', { initial: 'pending' }), '')).toEqual({});
    expect(body(field('choice', { initial: 'pending' }), 'active')).toEqual({ it: 'active' });
  });

  it('clears what the form does not hold', () => {
    expect(bodyOf([field('line')], {})).toEqual({ it: null });
  });

  it('has lines as they were written', () => {
    const rows = [
      { jurisdiction: 'OK', miles: '12' },
      { jurisdiction: 'TX', miles: '' },
    ];
    expect(readRows(writtenRows(rows))).toEqual(rows);
    expect([writtenRows([]), readRows('')]).toEqual(['', []]);
  });
});

describe('what a form says of a field', () => {
  it.each<FormField['is']>([
    'line',
    'text',
    'choice',
    'record',
    'money',
    'whole',
    'decimal',
    'email',
    'day',
    'instant',
    'rows',
  ])('is that a %s is missing, only where it has to be there', (is) => {
    for (const empty of ['', '  '])
      expect(verdict(field(is, { missing: 'Miles are required' }), empty)).toBe('Miles are required');
    expect(verdict(field(is), '')).toBe(true);
  });

  it('is nothing of a flag that is not set', () => {
    expect(verdict(field('flag', { missing: 'Needed' }), false)).toBe(true);
  });

  it.each([
    ['12', true],
    [' 12 ', true],
    ['1', true],
    ['99', true],
    ['0', false],
    ['100', false],
    ['-5', false],
    ['12.5', false],
    ['12x', false],
    ['x12', false],
    ['1 2', false],
  ])('is of the whole number %p from 1 to 99: %p', (typed, fine) => {
    expect(verdict(field('whole', { least: 1, most: 99 }), typed)).toBe(
      fine || 'Miles must be a whole number from 1 to 99',
    );
  });

  it('takes every whole number from nought where no bounds are named', () => {
    expect(['0', '9007199254740991'].map((typed) => verdict(field('whole'), typed))).toEqual([true, true]);
    expect(verdict(field('whole'), '9007199254740993')).toMatch(/^Miles must be a whole number from 0 to /);
  });

  it.each([
    ['612', true],
    [' 612.125 ', true],
    ['0.5', true],
    ['612.', false],
    ['.5', false],
    ['-1', false],
    ['x612', false],
    ['612x', false],
    ['6 12', false],
  ])('is of the decimal number %p: %p', (typed, fine) => {
    expect(verdict(field('decimal'), typed)).toBe(fine || 'Miles must be a number such as 612.5');
  });

  it('calls it as the API’s own sentences do', () => {
    expect(verdict(field('decimal', { said: 'Distance' }), 'far')).toBe('Distance must be a number such as 612.5');
    expect(verdict(field('money', { said: 'Rate' }), '-1')).toBe('Rate must be positive');
  });

  it('is of an e-mail address that it is none, in the words of the field', () => {
    expect(verdict(field('email'), 'ada@ridgeline.test')).toBe(true);
    expect(verdict(field('email'), 'ada')).toBe('Valid email is required');
    expect(verdict(field('email', { wrong: 'No address' }), 'ada')).toBe('No address');
    expect(verdict(field('email', { missing: 'Email is required' }), 'ada')).toBe('Email is required');
  });

  it('is of a day that it is none', () => {
    expect([verdict(field('day'), '2026-03-02'), verdict(field('day'), 'soon')]).toEqual([
      true,
      'Type a date such as 10/31/2026',
    ]);
  });

  it('is nothing of what only the API can judge', () => {
    expect([verdict(field('line'), 'anything'), verdict(field('choice'), 'any')]).toEqual([true, true]);
  });
});
