import { ranked, rankOf } from './search-rank';

describe('how well a name fits what was typed', () => {
  it.each([
    ['Ridgeline Carriers LLC', 'ridgeline carriers llc', 0],
    ['INV-000119', 'inv 000119', 0],
    ['Ridgeline Carriers LLC', 'Ridge', 1],
    ['Blue Ridge Haulers', 'ridge', 2],
    ['Cartridge Works', 'ridge', 3],
    ['Ridgeline', '-', 3],
  ])('%s for %j: %d', (name, typed, rank) => expect(rankOf(name, typed)).toBe(rank));
});

describe('what was found by a sum over other records', () => {
  it('stands below what has the amount itself, also where its kind is looked for first', () => {
    const found = [
      { kind: 'client', name: 'Ridgeline', bySum: true },
      { kind: 'fee', name: 'Annual report' },
    ];
    expect(ranked(found, '1815').map(({ kind }) => kind)).toEqual(['fee', 'client']);
  });
});

describe('what was found, in its order', () => {
  const names = (typed: string, ...found: readonly (readonly [kind: string, name: string])[]) =>
    ranked(
      found.map(([kind, name]) => ({ kind, name })),
      typed,
    ).map(({ kind, name }) => `${kind} ${name}`);

  it('has the best name first, and its kind together', () => {
    expect(
      names('ridge', ['fee', 'Fee of Ridgeline'], ['client', 'Blue Ridge'], ['client', 'Ridgeline'], ['load', 'L-1']),
    ).toEqual(['client Ridgeline', 'client Blue Ridge', 'fee Fee of Ridgeline', 'load L-1']);
  });

  it('has clients, drivers, invoices and loads before others, fees and files last', () => {
    expect(
      names(
        'x',
        ['document', 'a'],
        ['expense', 'a'],
        ['load', 'a'],
        ['invoice', 'a'],
        ['driver', 'a'],
        ['client', 'a'],
      ),
    ).toEqual(['client a', 'driver a', 'invoice a', 'load a', 'expense a', 'document a']);
  });

  it('has what fits exactly before a client that only holds it', () => {
    expect(names('2290', ['client', 'Carrier 12290'], ['form2290', '2290'])).toEqual([
      'form2290 2290',
      'client Carrier 12290',
    ]);
  });
});
