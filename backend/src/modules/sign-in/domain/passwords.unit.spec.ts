import { Wrong } from '../../../platform/fields/rule';
import { newPassword } from './passwords';

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

  it('is none of those that everybody tries first, in whatever letters', () => {
    expect([said('password'), said('PassWord')]).toEqual(
      Array(2).fill('This password is too common. Please choose another one.'),
    );
  });
});
