import { firmLetter } from './letters-on-events';

const FIRM = { name: 'Axlebook LLC', phone: '(555) 010-0100', email: 'office@axlebook.test' };
const LETTER = { to: 'dan@ridgeline.test', name: 'Dan', title: 'Payout P-0007', paragraphs: ['We have paid you.'] };

describe('a letter of the firm', () => {
  it('greets its reader, and is signed by the firm', () =>
    expect(firmLetter(FIRM, LETTER)).toEqual({
      to: 'dan@ridgeline.test',
      title: 'Payout P-0007',
      subject: 'Payout P-0007 from Axlebook LLC',
      greeting: 'Hello Dan,',
      paragraphs: ['We have paid you.'],
      signature: ['Axlebook LLC', '(555) 010-0100', 'office@axlebook.test'],
    }));

  it('names for whom the firm writes, and brings the paper under its number', () => {
    const pdf = Buffer.from('%PDF');
    const { subject, attached } = firmLetter(FIRM, { ...LETTER, by: 'Red Mesa', paper: { number: 'P/7', pdf } });
    expect(subject).toBe('Payout P-0007 from Red Mesa');
    expect(attached).toEqual([{ filename: 'P_7.pdf', contentType: 'application/pdf', bytes: pdf }]);
  });
});
