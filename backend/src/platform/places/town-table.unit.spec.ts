import { townTable, type GeoCode, type GeoTown } from './town-table';
import { Towns } from './towns';

const town = (name: string, over: Partial<GeoTown> = {}, at: readonly number[] = [-115, 40]): GeoTown => ({
  ...{ name, country: 'US', adminCode: 'NV', featureCode: 'PPL', population: 1_000, loc: { coordinates: at } },
  ...over,
});
const code = (zip: string, city: string, over: Partial<GeoCode> = {}): GeoCode => ({
  ...{ zip, city, state: 'NV', country: 'US', latitude: 40, longitude: -115 },
  ...over,
});
const of = (cities: readonly GeoTown[], codes: readonly GeoCode[] = []): Towns => Towns.of(townTable(cities, codes));

describe('the table of towns', () => {
  it('prefers a town to a quarter of another one of the same name', () => {
    const quarter = town('Vernon', { featureCode: 'PPLX', population: 90_000 });
    expect(of([quarter, town('Vernon')]).named('vernon', 'NV')).toMatchObject([{ people: 1_000 }]);
  });

  it('takes of two towns of one name the one that a ZIP code confirms, else the larger', () => {
    const far = town('Ely', { population: 9_000 }, [-119, 41]);
    const near = town('Ely', {}, [-114.9, 39.25]);
    const zip = code('89301', 'Ely', { latitude: 39.3, longitude: -114.8 });
    expect(of([far, near], [zip]).named('ely', 'NV')).toMatchObject([{ longitude: -114.9 }]);
    expect(of([far, near]).named('ely', 'NV')).toMatchObject([{ longitude: -119 }]);
  });

  it('adds towns that have a ZIP code alone, in the middle of theirs, whatever one of them says', () => {
    const codes = [1, 2, 3].map((nr) => code(`8980${nr}`, 'Jackpot', { latitude: nr === 3 ? 10 : 40 + nr / 10 }));
    expect(of([], codes).named('jackpot', 'NV')).toMatchObject([{ latitude: 40.1, people: 0 }]);
  });

  it('reads the numbers and words of provinces, and leaves out other countries and places without a point', () => {
    const towns = of(
      [town('Kelowna', { country: 'CA', adminCode: '02' }), town('Ponce', { adminCode: 'PR' })],
      [
        code('E7M', 'Woodstock', { country: 'Canada', state: 'New Brunswick' }),
        code('M4W', 'Toronto Central', { country: 'Canada', state: 'Ontario' }),
        code('X0A', 'Outer Nunavut', { country: 'Canada', state: 'Nunavut Territory', latitude: null }),
      ],
    );
    expect(towns.named('kelowna', null).map(({ state }) => state)).toEqual(['BC']);
    expect(towns.named('woodstock', 'NB')).toHaveLength(1);
    expect(towns.code('M4W')).toMatchObject({ state: 'ON', city: null });
    expect([towns.named('torontocentral', 'ON'), towns.named('ponce', null), towns.code('X0A')]).toEqual([
      [],
      [],
      null,
    ]);
  });

  it('calls a town of ZIP codes as large as the city that it is', () => {
    const towns = of([town('Carson City', { population: 55_000 })], [code('89701', 'Carson')]);
    expect(towns.named('carson', 'NV')).toMatchObject([{ people: 55_000 }]);
  });
});
