import { changedNames, merge, same } from './merge';

const base = { amount: '645.00', notes: '', lines: [] as object[] };
const line = { kind: 'freight', amount: '645.00' };
const mergedAsOne = [['amount', 'lines']];

describe('what two people made of one record', () => {
  it.each([
    ['nobody changed', {}, {}, base, []],
    ['I changed', { notes: 'mine' }, {}, { ...base, notes: 'mine' }, []],
    ['they changed', {}, { amount: '999.00' }, { ...base, amount: '999.00' }, []],
    [
      'both changed, each another field',
      { notes: 'mine' },
      { amount: '999.00' },
      { ...base, notes: 'mine', amount: '999.00' },
      [],
    ],
    ['both changed alike', { notes: 'same' }, { notes: 'same' }, { ...base, notes: 'same' }, []],
    [
      'both changed, each to something else',
      { notes: 'mine' },
      { notes: 'theirs' },
      { ...base, notes: 'mine' },
      ['notes'],
    ],
    ['I emptied and they changed', { amount: '' }, { amount: '999.00' }, { ...base, amount: '' }, ['amount']],
    ['I put back and they changed', { amount: '645.00' }, { amount: '999.00' }, { ...base, amount: '999.00' }, []],
  ])('is told apart by what it was made from: what %s', (_, mine, theirs, values, conflicts) => {
    expect(merge(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ values, conflicts });
  });

  it('is decided at once for fields that belong together', () => {
    const mine = { ...base, lines: [line] };
    const theirs = { ...base, amount: '999.00' };
    expect(merge(base, mine, theirs, mergedAsOne)).toEqual({ values: mine, conflicts: ['amount'] });
    expect(merge(base, base, { ...theirs, lines: [line] }, mergedAsOne)).toEqual({
      values: { ...theirs, lines: [line] },
      conflicts: [],
    });
    expect(merge(base, mine, { ...base, notes: 'theirs' }, mergedAsOne)).toEqual({
      values: { ...mine, notes: 'theirs' },
      conflicts: [],
    });
  });
});

describe('what was changed', () => {
  it('are the fields that are not as before, with those that belong to them', () => {
    expect([...changedNames(base, base)]).toEqual([]);
    expect([...changedNames(base, { ...base, notes: 'x' }, mergedAsOne)]).toEqual(['notes']);
    expect([...changedNames(base, { ...base, lines: [line] }, mergedAsOne)]).toEqual(['amount', 'lines']);
  });

  it('is seen inside of lists and lines, whatever the order of their properties', () => {
    expect(same([line], [{ amount: '645.00', kind: 'freight' }])).toBe(true);
    expect(same([line], [{ ...line, amount: '1.00' }])).toBe(false);
    expect(same([line], [line, line])).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(true);
    expect([same('1', 1), same(null, ''), same([], ''), same(Number.NaN, Number.NaN)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
