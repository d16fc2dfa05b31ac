import { placesIn, stopsOf, stopsText } from './stops-text';

describe('the stops of a load', () => {
  it('are typed one a line; empty lines are none', () => {
    expect(placesIn(' Elko, NV \n\n Reno, NV\n')).toEqual(['Elko, NV', 'Reno, NV']);
    expect(
      stopsText([
        { kind: 'fuel', place: 'Elko, NV' },
        { kind: null, place: 'Reno, NV' },
      ]),
    ).toBe('Elko, NV\nReno, NV');
    expect([stopsText(null), stopsOf(' \n', null)]).toEqual(['', null]);
  });

  it('keep their kind where the place stays', () =>
    expect(stopsOf('Boise, ID\nElko, NV', [{ kind: 'fuel', place: 'Elko, NV' }])).toEqual([
      { kind: null, place: 'Boise, ID' },
      { kind: 'fuel', place: 'Elko, NV' },
    ]));
});
