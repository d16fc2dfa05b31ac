import { credit, debit, entriesOf } from './postings';

const entry = entriesOf({ kind: 'bill' }, ({ number }: { number: number }) => ({
  id: number,
  reference: `B-${number}`,
  clientId: null,
}));

describe('the entries of one source', () => {
  it('name it, its document and its client, and leave out lines of 0', () =>
    expect(
      entry({ number: 7 }, '2026-11-26', 'Bill B-7', [debit('1', 5, 'x'), credit('2', 5, 'x'), credit('3', 0, 'x')]),
    ).toEqual([
      {
        entryDate: '2026-11-26',
        description: 'Bill B-7',
        reference: 'B-7',
        source: { kind: 'bill', id: '7' },
        clientId: null,
        lines: [debit('1', 5, 'x'), credit('2', 5, 'x')],
      },
    ]));

  it('are none where nothing is left', () =>
    expect(entry({ number: 7 }, '2026-11-26', 'Bill B-7', [debit('1', 0, 'x'), credit('2', 0, 'x')])).toEqual([]));
});
