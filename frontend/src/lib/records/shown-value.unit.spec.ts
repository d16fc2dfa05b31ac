import type { FormField } from './form-field';
import { shownValue } from './shown-value';

const shown = (is: FormField['is'], value: unknown, more: Partial<FormField> = {}) =>
  shownValue({ name: 'it', label: 'It', is, ...more }, { it: value, itsName: 'Red Mesa' });

describe('a field of a record on a screen', () => {
  it.each<[FormField['is'], unknown, string | null]>([
    ['text', 'by rail', 'by rail'],
    ['flag', true, 'Yes'],
    ['flag', false, 'No'],
    ['list', ['OK', 'TX'], 'OK, TX'],
    ['list', [], null],
    ['list', 'OK', null],
    ['day', '2026-03-02', '03/02/2026'],
    ['money', '1250.00', '$1,250.00'],
    ['money', 0, '$0.00'],
    ['decimal', '612.50', '612.50'],
    ['decimal', '612.00', '612'],
    ['decimal', '1234.5', '1,234.5'],
    // a year is no quantity
    ['whole', 2026, '2026'],
    ['whole', 12_345, '12,345'],
    ['line', '12345', '12345'],
    ['rows', [{ a: 'b' }], null],
    ['text', true, null],
    ['text', null, null],
    ['text', undefined, null],
    ['text', '', null],
    ['flag', null, null],
  ])('a %s that is %j says %j', (is, value, says) => expect(shown(is, value)).toBe(says));

  it('has the words of its choice, or its own where nobody published any', () => {
    const values = { net_30: 'Net 30' };
    expect(shown('choice', 'net_30', { values })).toBe('Net 30');
    expect([shown('choice', 'net_60', { values }), shown('choice', 'net_60')]).toEqual(['net_60', 'net_60']);
  });

  it('names the record that it leads to', () => {
    expect(shown('record', 'c-1', { as: 'itsName' })).toBe('Red Mesa');
    expect(shown('record', 'c-1', { as: 'other' })).toBeNull();
  });
});
