import { Invalid } from '../../../../platform/fields/rule';
import { newPassword, weaknessOf, wordsOf } from './passwords';

const EASY =
  'This password is easy to guess. Use three or four words that do not belong together, without your name, e-mail or company.';

describe('a new password', () => {
  const said = (password: unknown): string => {
    const read = newPassword().read(password);
    return read instanceof Invalid ? (read.faults[0]?.sentence ?? '') : 'fine';
  };

  it('has from 6 to 200 characters', () => {
    expect([said('kR7#pq'), said('kR7#'.repeat(50))]).toEqual(['fine', 'fine']);
    expect(said('kR7#p')).toBe('Password must be at least 6 characters long');
    expect(said(`${'kR7#'.repeat(50)}x`)).toBe('Password must have at most 200 characters');
    expect(said(undefined)).toBe('Password is required');
  });

  it('is published by its length, and is the same when it is looked at again', () => {
    const rule = newPassword();
    expect(rule.given).toMatchObject({ type: 'string', minLength: 6, maxLength: 200 });
    expect([rule.fault('kR7#p'), rule.fault('kR7#pq')]).toEqual(['Password must be at least 6 characters long', null]);
    expect(rule.fault('x'.repeat(201))).toBe('Password must have at most 200 characters');
    expect(rule.read('  kR7#pq ')).toBe('  kR7#pq ');
  });
  it('is judged by words of three letters and more, each once, as far as a password is judged', () => {
    expect(wordsOf(['Al', 'Bo Li', 'bob Bob'])).toEqual(['bo li', 'bob bob', 'bob']);
    expect(wordsOf(['x'.repeat(100)])).toEqual(['x'.repeat(64)]);
    expect(wordsOf([null, ''])).toEqual([]);
  });

  it('is refused where it is common or easy to guess, with what to do', () =>
    expect(
      [
        { score: 0, isCommon: true },
        { score: 2, isCommon: false },
        { score: 3, isCommon: false },
        { score: 4, isCommon: false },
      ].map(weaknessOf),
    ).toEqual(['This password is too common. Please choose another one.', EASY, null, null]));

  it('is judged by the words that a person is known by', () =>
    expect(wordsOf(['Wanda', null, 'Wanda.Whitfield@ridgeline.test', 'J. B. Hauling'])).toEqual([
      'wanda',
      'wanda.whitfield@ridgeline.test',
      'whitfield',
      'ridgeline',
      'test',
      'j. b. hauling',
      'hauling',
    ]));
});
