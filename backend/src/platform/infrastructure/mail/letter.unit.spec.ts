import { letter } from './letter';

const EVIL = '<img src=x onerror="alert(1)"> & \'Sons\'';
const SAFE = '&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;Sons&#39;';

/** What a reader sees. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

describe('a letter', () => {
  const plain = () =>
    letter({
      title: EVIL,
      greeting: EVIL,
      paragraphs: [EVIL, 'Second'],
      details: [
        [EVIL, EVIL],
        ['Amount due', '$2,000.00'],
      ],
      signature: [EVIL, 'Axlebook'],
    });
  it('shows what people wrote as text, never as markup', () => {
    const { html } = plain();
    expect(html).not.toContain('<img');
    expect(html.split(SAFE)).toHaveLength(8);
  });
  it('says the same without markup', () => {
    expect(plain().text).toBe(
      [EVIL, '', EVIL, '', 'Second', '', `${EVIL}: ${EVIL}`, 'Amount due: $2,000.00', '', EVIL, 'Axlebook'].join('\n'),
    );
  });
  it('without facts has no table of them', () =>
    expect(letter({ title: 't', greeting: 'g', paragraphs: [], details: [], signature: [] }).html).not.toContain(
      'border-top',
    ));

  it('that asks for something leads there by its address alone, and says the rest after it', () => {
    const url = 'https://books.test/pay?invoice=7&by="card"';
    const asking = letter({
      title: 'An invoice',
      greeting: 'Hello,',
      paragraphs: [],
      action: { label: 'Pay & print', url },
      after: ['Questions? Call <us>.', 'Thank you.'],
      signature: ['Axlebook', 'Reno'],
    });
    expect(asking.text).toBe(
      [
        'Hello,',
        '',
        '',
        `Pay & print: ${url}`,
        '',
        'Questions? Call <us>.',
        '',
        'Thank you.',
        '',
        'Axlebook',
        'Reno',
      ].join('\n'),
    );
    expect([...asking.html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...found]) => found)).toEqual([
      ['https://books.test/pay?invoice=7&#38;by=&#34;card&#34;', 'Pay &#38; print'],
    ]);
    expect(wordsOf(asking.html)).toBe(
      'An invoice Hello, Pay &#38; print Questions? Call &#60;us&#62;. Thank you. Axlebook Reno',
    );
    expect([...asking.html.matchAll(/<p[^>]*>([^<]+(?:<br>[^<]+)*)</g)].map(([, words]) => words)).toEqual([
      'Hello,',
      'Questions? Call &#60;us&#62;.',
      'Thank you.',
      'Axlebook<br>Reno',
    ]);
  });
  it('that asks for nothing has no link, and no word besides its own', () => {
    const { html } = plain();
    expect(html).not.toContain('<a ');
    expect(wordsOf(html).replaceAll(SAFE, 'EVIL')).toBe(
      'EVIL EVIL EVIL Second EVIL EVIL Amount due $2,000.00 EVIL Axlebook',
    );
  });
});
