import { Listing, packed, rowOf } from './listing';
import { Paper } from './paper';

const COLUMNS = [
  { header: 'Day', letters: 5 },
  { header: 'Miles', letters: 6, right: true },
];

describe('a listing', () => {
  it('has its columns one below the other; what is too long for one is cut with a sign', () => {
    expect(rowOf(COLUMNS, ['07/10', '90.5'])).toBe('07/10   90.5');
    expect(rowOf(COLUMNS, ['07/10/26', null])).toBe('07/1…');
  });

  it('puts parts into lines that fit, and divides none', () => {
    expect(packed(['VA 1,500.0', 'KY 900.0', 'OH 2,400.0'], '  ', 24)).toEqual([
      '  VA 1,500.0  KY 900.0',
      '  OH 2,400.0',
    ]);
    expect(packed([], '  ', 24)).toEqual([]);
  });

  it('continues on further pages, under its title', async () => {
    const paper = await Paper.begin({ title: 'Trips', author: 'Axlebook' });
    const listing = new Listing(paper, 'Trips', COLUMNS);
    for (let nr = 0; nr < 200; nr += 1) await listing.row(['07/10', String(nr)]);
    await listing.below('x'.repeat(listing.letters));
    expect(paper.doc.bufferedPageRange().count).toBe(4);
    expect((await paper.end('Axlebook')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
