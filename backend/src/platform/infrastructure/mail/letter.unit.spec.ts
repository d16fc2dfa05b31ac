import { letter } from './letter';

const EVIL = '<img src=x onerror="alert(1)"> & \'Sons\'';
const SAFE = '&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;Sons&#39;';

describe('a letter', () => {
  const { html, text } = letter({
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
    expect(html).not.toContain('<img');
    expect(html.split(SAFE)).toHaveLength(8);
  });
  it('says the same without markup', () => {
    expect(text).toBe(
      [EVIL, '', EVIL, '', 'Second', '', `${EVIL}: ${EVIL}`, 'Amount due: $2,000.00', '', EVIL, 'Axlebook'].join('\n'),
    );
  });
  it('without facts has no table of them', () =>
    expect(letter({ title: 't', greeting: 'g', paragraphs: [], details: [], signature: [] }).html).not.toContain(
      'border-top',
    ));
});
