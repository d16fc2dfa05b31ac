import { noticeTextOf } from './notice-text';
import { capital } from '../../format/words';

describe('what a notice says', () => {
  it('is a sentence, or one under a title', () => {
    expect(noticeTextOf('Saved')).toEqual({ text: 'Saved' });
    expect(noticeTextOf({ title: 'Saved', text: 'It is in the books.' })).toEqual({
      title: 'Saved',
      text: 'It is in the books.',
    });
  });

  it.each([
    ['trip permit', 'Trip permit'],
    ['IFTA license', 'IFTA license'],
    ['', ''],
  ])('begins "%s" as "%s"', (words, begun) => expect(capital(words)).toBe(begun));
});
