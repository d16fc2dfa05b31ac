import { Wrong } from '../../../platform/fields/rule';
import { newPassword, weaknessOf, wordsOf } from './passwords';

const EASY =
  'This password is easy to guess. Use three or four words that do not belong together, without your name, e-mail or company.';

describe('a new password', () => {
  const said = (password: unknown): string => {
    const read = newPassword().read(password);
    return read instanceof Wrong ? (read.faults[0]?.sentence ?? '') : 'fine';
  };

  it('has from 6 to 200 characters', () => {
    expect([said('kR7#pq'), said('kR7#'.repeat(50))]).toEqual(['fine', 'fine']);
    expect(said('kR7#p')).toBe('Password must be at least 6 characters long');
    expect(said(`${'kR7#'.repeat(50)}x`)).toBe('Password must have at most 200 characters');
    expect(said(undefined)).toBe('Password is required');
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
