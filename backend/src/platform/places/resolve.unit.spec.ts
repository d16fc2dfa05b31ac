import fc from 'fast-check';
import { builtTable } from '../core/built-file';
import { readFileSync } from 'node:fs';
import { LONGEST_PLACE, resolve } from './resolve';
import { Towns } from './towns';

const towns = Towns.of(readFileSync(builtTable(__dirname, 'towns.tsv'), 'utf8'));
const said = (text: string): string[] =>
  resolve(towns, text).map(
    ({ city, state, postalCode, near }) => `${near ? '~' : ''}${city}, ${state}${postalCode ? ` ${postalCode}` : ''}`,
  );

describe('a place', () => {
  it.each([
    ['Elko, NV', 'Elko, NV'],
    ['elko nv', 'Elko, NV'],
    ['ELKO,NEVADA', 'Elko, NV'],
    ['Winnemucca, Nev.', 'Winnemucca, NV'],
    ['St Louis, MO', 'St. Louis, MO'],
    ['st. louis, mo.', 'St. Louis, MO'],
    ['Saint Louis Missouri', 'St. Louis, MO'],
    ['St. George, UT', 'Saint George, UT'],
    ['Grand Jct, CO', 'Grand Junction, CO'],
    ['Colorado Spgs, CO', 'Colorado Springs, CO'],
    ['LaGrange, GA', 'LaGrange, GA'],
    ['La Grange GA', 'LaGrange, GA'],
    ['Ft Worth, TX', 'Fort Worth, TX'],
    ['fort worth texas', 'Fort Worth, TX'],
    ['Mt Vernon, IL', 'Mount Vernon, IL'],
    ['N Platte, NE', 'North Platte, NE'],
    ['W Memphis, AR', 'West Memphis, AR'],
    ['N. Las Vegas, NV', 'North Las Vegas, NV'],
    ['Coeur dAlene ID', "Coeur d'Alene, ID"],
    ['Coeur d’Alene, Idaho, USA', "Coeur d'Alene, ID"],
    ['Winston Salem, N.C.', 'Winston-Salem, NC'],
    ['Wilkes Barre PA', 'Wilkes-Barre, PA'],
    ['Port St Lucie FL', 'Port Saint Lucie, FL'],
    ['Truth or Consequences, New Mexico', 'Truth or Consequences, NM'],
    ['Sioux Falls S.D.', 'Sioux Falls, SD'],
    ['Kansas City, KS', 'Kansas City, KS'],
    ['Kansas City MO', 'Kansas City, MO'],
    ['New York', 'New York, NY'],
    ['New York, New York', 'New York, NY'],
    ['Washington, D.C.', 'Washington, DC'],
    ['washington dc', 'Washington, DC'],
    ['Montreal, QC', 'Montréal, QC'],
    ['Montréal Québec Canada', 'Montréal, QC'],
    ['Quebec', 'Québec, QC'],
    ['Toronto Ont.', 'Toronto, ON'],
    ['Toronto, ON, CA', 'Toronto, ON'],
    ['Ontario, CA', 'Ontario, CA'],
    ['Ontario California', 'Ontario, CA'],
    ['Sault Ste Marie, ON', 'Sault Ste. Marie, ON'],
    ['St John’s, NL', "St. John's, NL"],
    ['Charlottetown PEI', 'Charlottetown, PE'],
    ['Vernon, BC', 'Vernon, BC'],
    ['Boise', 'Boise, ID'],
    ['89801', 'Elko, NV 89801'],
    ['Elko 89801-1234', 'Elko, NV 89801'],
    ['Los Angeles CA 90001', 'Los Angeles, CA 90001'],
    ['M5V 3L9', 'Toronto, ON M5V 3L9'],
    ['m5v', 'Toronto, ON M5V'],
    ['Toronto, ON M5V3L9', 'Toronto, ON M5V 3L9'],
    ['100 Main St, Reno, NV 89501', 'Reno, NV 89501'],
    ['1200 Industrial Blvd Salt Lake City UT', 'Salt Lake City, UT'],
    ['12345 E 5th St, Reno, Washoe County, NV', 'Reno, NV'],
    ['Walmart DC 6043, Coldwater, MI', 'Coldwater, MI'],
  ])('that is written %p is %s', (text, place) => expect(said(text)).toEqual([place]));

  it.each([
    ['Winemucca, NV', '~Winnemucca, NV'],
    ['Philadelpia, PA', '~Philadelphia, PA'],
    ['Cincinatti OH', '~Cincinnati, OH'],
    ['Albuqerque, NM', '~Albuquerque, NM'],
    ['Rancho Cucamunga, CA', '~Rancho Cucamonga, CA'],
    ['Salt Lake, UT', '~Salt Lake City, UT'],
    ['Acme Cold Storage Winnemucca NV', '~Winnemucca, NV'],
  ])('that is written %p may be %s, which is said', (text, place) => expect(said(text)).toEqual([place]));

  it.each([
    ['Springfield', 15, 'Springfield, MO'],
    ['Portland', 9, 'Portland, OR'],
    ['Las Vegas', 2, 'Las Vegas, NV'],
    ['Vernon, Canada', 1, 'Vernon, BC'],
  ])('named %s is one of at least %d, the largest first', (text, least, first) => {
    const meant = said(text);
    expect(meant.length).toBeGreaterThanOrEqual(least);
    expect(meant[0]).toBe(first);
  });

  it.each(['Nowhereville, NV', 'Acme Cold Storage', '', ',', '00000', 'NV', '北京', '~!@#$%^&*()'])(
    'is not known by %p',
    (text) => expect(said(text)).toEqual([]),
  );

  it('is in the middle of its ZIP code, not of its town', () => {
    const [zip] = resolve(towns, 'Los Angeles, CA 90001');
    expect([zip?.latitude, zip?.longitude]).toEqual([33.9731, -118.2479]);
  });

  it('in whose text a number of a house looks like a ZIP code of elsewhere is where the state is', () =>
    expect(said('90001 Old Road, Reno, NV')).toEqual(['Reno, NV']));

  it('of a town that GeoNames has twice is where its postal codes are', () => {
    const [vernon] = resolve(towns, 'Vernon, BC');
    expect(vernon?.longitude).toBeCloseTo(-119.27, 1);
  });

  const KNOWN = ['Salt Lake City', 'UT', 'Coeur d’Alene', 'ID', 'Trois-Rivières', 'QC', 'Saint John', 'NB'];
  const pairs = [0, 2, 4, 6].map((at) => [KNOWN[at] as string, KNOWN[at + 1] as string] as const);
  it('is the same in any case, with blanks and commas anywhere between its words', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.constantFrom(', ', ' ', ',', '  ,  ', ' - ', '\n'),
        fc.constantFrom('', ' ', '  ', '.'),
        ([city, state], upper, separator, around) => {
          const text = [...`${around}${city}${separator}${state}${around}`]
            .map((letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase()))
            .join('');
          expect(said(text)).toEqual(said(`${city}, ${state}`));
        },
      ),
    ));

  it('is read from any text without failing, within its length and quickly', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3 * LONGEST_PLACE }), (text) => {
        expect(resolve(towns, text).length).toBeLessThanOrEqual(20);
      }),
    ));
});
