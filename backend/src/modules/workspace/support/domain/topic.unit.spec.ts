import { categoryOf, topicOf } from './topic';

describe('what a message to the assistant is about', () => {
  it.each([
    'Get me an agent',
    'a HUMAN please',
    'Is there a representative?',
    'I want to speak to someone',
    'agent, what do I owe?',
  ])('a person: %s', (message) => {
    proves('RUL-296', 'ENM-091');
    expect(topicOf(message)).toEqual({ about: 'agent' });
  });

  it.each([
    ['When is IFTA filed?', 'ifta'],
    ['the filing of last year', 'ifta'],
    ['a question about my payment', 'payment'],
    ['Billing address', 'payment'],
    ['compliance', 'compliance'],
    ['IFTA payment', 'ifta'],
    ['Hello', 'generic'],
    ['', 'generic'],
  ])('one of the documented groups: %s is %s', (message, about) => {
    proves('RUL-298', 'ENM-092');
    expect(topicOf(message)).toEqual({ about });
  });

  it.each([
    ['What do I owe?', 'owed'],
    ['my balance', 'owed'],
    ['how much is open', 'owed'],
    ['What is due next?', 'deadline'],
    ['next deadline', 'deadline'],
    ['which papers are under review', 'documents'],
    ['anything outstanding?', 'owed'],
    ['I owed it', 'owed'],
    ['How much?', 'owed'],
    ['deadlines', 'deadline'],
    ['my documents', 'documents'],
    ['an upload', 'documents'],
    ['a paper', 'documents'],
    ['the text is long', 'generic'],
    ['a residue', 'generic'],
    ['showed, unbalanced', 'generic'],
    ['compliance is due', 'compliance'],
    ['how much is the filing', 'owed'],
  ])('one’s own records: %s is %s', (message, about) => expect(topicOf(message)).toEqual({ about }));

  it.each([
    ['where is my Q3?', 'Q3', null],
    ['Q 1 2027', 'Q1', 2027],
    ['3Q2026', 'Q3', 2026],
    ['the second quarter of 2026', 'Q2', 2026],
    ['4th quarter ifta', 'Q4', null],
    ['1st quarter', 'Q1', null],
    ['2nd quarter', 'Q2', null],
    ['3rd quarter', 'Q3', null],
    ['first quarter', 'Q1', null],
    ['third quarter', 'Q3', null],
    ['fourth quarter 2025', 'Q4', 2025],
    ['q2 of 12026', 'Q2', null],
    ['q2 of 20261', 'Q2', null],
    ['q2 of 1999', 'Q2', null],
  ])('a quarter: %s is %s of %s', (message, quarter, year) =>
    expect(topicOf(message)).toEqual({ about: 'quarter', quarter, year }),
  );

  it.each(['faq3', 'q5', 'q12', '13q', 'fifth quarter', 'the quarter'])('no quarter: %s', (message) =>
    expect(topicOf(message)).toEqual({ about: 'generic' }),
  );
  it('what its first five hundred characters say', () => {
    expect(topicOf(`${' '.repeat(495)}agent`)).toEqual({ about: 'agent' });
    expect(topicOf(`${' '.repeat(496)}agent`)).toEqual({ about: 'generic' });
  });

  it('is filed under the category that fits', () =>
    expect(
      ['where is my Q3', 'ifta', 'what do I owe', 'billing', 'due', 'compliance', 'papers', 'hello'].map((message) =>
        categoryOf(topicOf(message)),
      ),
    ).toEqual(['filing', 'filing', 'payment', 'payment', 'compliance', 'compliance', 'general', 'general']));
});
