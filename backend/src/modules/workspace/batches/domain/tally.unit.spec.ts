import { Tally } from './tally';

describe('the tally of a batch', () => {
  it('begins with nothing', () => {
    const tally = new Tally();
    expect([tally.progress, tally.errors, tally.unread, tally.percent]).toEqual([
      { done: 0, total: 0, success: 0, failed: 0 },
      [],
      [],
      0,
    ]);
  });
  it.each([
    [null, 0, 0, 0],
    [0, 0, 0, 0],
    [55, 0, 0, 5],
    [100, 0, 0, 10],
    [100, 0, 4, 10],
    [100, 1, 4, 32],
    [100, 3, 4, 77],
    [null, 4, 4, 100],
  ])('with %p percent read and %i of %i done stands at %i percent', (read, success, total, percent) => {
    const tally = Object.assign(new Tally(), { read, success, total });
    expect(tally.percent).toBe(percent);
  });
  it('tells why rows were not taken, in the order of the sheet, and a thousand of them', () => {
    const tally = new Tally();
    for (let row = 1_001; row >= 1; row -= 1) tally.refuse(row, `Row ${row}`);
    expect(tally.failed).toBe(1_001);
    expect(tally.errors).toHaveLength(1_000);
    expect([tally.errors[0], tally.errors.at(-1)]).toEqual([
      { row: 2, error: 'Row 2' },
      { row: 1_001, error: 'Row 1001' },
    ]);
  });
  it('tells no more of an error than is kept', () => {
    const tally = new Tally();
    tally.refuse(3, 'x'.repeat(2_000));
    expect(tally.errors).toEqual([{ row: 3, error: 'x'.repeat(1_000) }]);
  });
  it('counts what succeeded and what failed, and never fewer in all than are done', () => {
    const tally = Object.assign(new Tally(), { success: 2, total: 2 });
    tally.refuse(4, 'x');
    expect(tally.progress).toEqual({ done: 3, total: 3, success: 2, failed: 1 });
    expect(Object.assign(tally, { total: 9 }).progress.total).toBe(9);
  });
  it('tells at most a hundred columns that nothing is read from, each cut between characters', () => {
    const tally = new Tally();
    tally.passOver(['🚚'.repeat(201), ...Array.from({ length: 150 }, (_, at) => `Column ${at}`)]);
    expect(tally.unread).toHaveLength(100);
    expect(tally.unread.slice(0, 2)).toEqual(['🚚'.repeat(200), 'Column 0']);
  });
});
