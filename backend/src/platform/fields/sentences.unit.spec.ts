import { toWords } from './sentences';

describe('a field is called in a sentence', () => {
  it.each([
    ['companyName', 'Company name'],
    ['zipCode', 'Zip code'],
    ['DOT number', 'DOT number'],
    ['dotNumber', 'Dot number'],
    ['User ID', 'User ID'],
    ['due date', 'Due date'],
    ['q', 'Q'],
    ['line2Text', 'Line2 text'],
  ])('%s as %s', (name, words) => {
    expect(toWords(name)).toBe(words);
  });
});
