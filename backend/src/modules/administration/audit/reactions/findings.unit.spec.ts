import { Findings } from './findings';

const log = {
  events: 12,
  streams: 5,
  head: { position: 12, stream: 'invoice-3', version: 4, appendedAt: '2026-11-22T05:30:00.000Z' },
  faults: [],
};
const table = { projection: 'invoices', table: 'invoices', events: 12, rows: 3, differences: 0, examples: [] };

describe('findings of a check', () => {
  it('of a log that is whole are counts alone', () => {
    const found = new Findings();
    found.add({ of: 'log', log });
    found.add({ of: 'table', table });
    found.add({ of: 'table', table: { ...table, projection: 'loads' } });
    expect([found.isWhole, found.result]).toEqual([
      true,
      {
        facts: 12,
        streams: 5,
        tables: 2,
        differences: 0,
        position: 12,
        headStream: 'invoice-3',
        headAt: '2026-11-22T05:30:00.000Z',
        findings: [],
      },
    ]);
  });

  it('name the tables that differ, without what their rows say', () => {
    const found = new Findings();
    found.add({ of: 'log', log });
    found.add({ of: 'table', table: { ...table, differences: 1, examples: ['live: {"taxId":"12-3456789"}'] } });
    found.add({ of: 'table', table: { ...table, projection: 'loads', differences: 4 } });
    expect([found.isWhole, found.result.differences, found.result.findings]).toEqual([
      false,
      5,
      ['1 row of invoices differ from the log', '4 rows of loads differ from the log'],
    ]);
  });

  it('tell what is wrong with the log, and what could not be folded from it', () => {
    const found = new Findings();
    found.add({ of: 'log', log: { ...log, faults: ['positions have no gaps: the fact at position 7 is missing'] } });
    found.add({ of: 'nothing', projection: 'invoices' });
    expect([found.isWhole, found.result.tables, found.result.findings]).toEqual([
      false,
      0,
      [
        'positions have no gaps: the fact at position 7 is missing',
        'invoices cannot be folded from a log that is not whole',
      ],
    ]);
  });

  it('are cut after a hundred', () => {
    const found = new Findings();
    for (let nr = 0; nr < 130; nr += 1) found.add({ of: 'nothing', projection: `p${nr}` });
    expect(found.result.findings).toHaveLength(100);
  });
});
