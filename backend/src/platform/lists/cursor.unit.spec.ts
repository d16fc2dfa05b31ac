import { cursorOf, cursorText, NO_CURSOR, type Cursor } from './cursor';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const refusal = (text: string, columns = 2): unknown => {
  try {
    return cursorOf(text, 'loads:-miles', columns);
  } catch (error) {
    return error;
  }
};

describe('a cursor', () => {
  it.each<Cursor>([
    { of: 'loads:-miles', back: false, at: ['12.5', '7'] },
    { of: 'loads:-miles', back: true, at: [null, '7'] },
    { of: 'loads:-miles', back: true, at: null, take: 3 },
    { of: 'loads:-miles', back: true, at: ['12.5', '7'], take: 1 },
  ])('is read as it was written, and goes into an address: %j', (cursor) => {
    const text = cursorText(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(cursorOf(text, 'loads:-miles', 2)).toEqual(cursor);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no list', encoded({ of: 'loads:-miles' })],
    ['another list or sort', encoded(['loads:miles', false, ['12.5', '7']])],
    ['no direction', encoded(['loads:-miles', 'false', ['12.5', '7']])],
    ['no place', encoded(['loads:-miles', false, 'at'])],
    ['a place of too few columns', encoded(['loads:-miles', false, ['7']])],
    ['a place of too many columns', encoded(['loads:-miles', false, ['12.5', '7', '8']])],
    ['a place of numbers', encoded(['loads:-miles', false, [12.5, '7']])],
    ['nothing where ties are broken', encoded(['loads:-miles', false, ['12.5', null]])],
    ['no rows', encoded(['loads:-miles', false, null, 0])],
    ['less than no rows', encoded(['loads:-miles', false, null, -1])],
    ['half a row', encoded(['loads:-miles', false, null, 1.5])],
    ['rows in words', encoded(['loads:-miles', false, null, '3'])],
    ['rows that are nothing', encoded(['loads:-miles', false, null, null])],
  ])('of %s is refused', (_, text) => {
    expect(refusal(text)).toMatchObject({
      code: 'INVALID_CURSOR',
      kind: 'invalid',
      message: NO_CURSOR,
      fields: [{ field: 'cursor', message: NO_CURSOR }],
    });
  });

  it('has a value in its only column, which breaks the ties', () => {
    expect(refusal(encoded(['loads:-miles', false, [null]]), 1)).toMatchObject({ code: 'INVALID_CURSOR' });
    expect(refusal(encoded(['loads:-miles', false, ['7']]), 1)).toEqual({ of: 'loads:-miles', back: false, at: ['7'] });
  });
});
