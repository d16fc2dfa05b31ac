/** An address in parts; null what is not known. */
export interface Place {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
}

const MOST = 1_000;
const CITY_LINE = /^([^,\d][^,]{0,99}),? ([A-Za-z]{2}),? (\d{5}(?:-\d{4})?)$/;

/**
 * The parts of an address that is written in one field. Where its end is not a city, a state and a zip code, all of it
 * is the address.
 * @example placeOf('1 Main St, Dallas, TX 75201') // { address: '1 Main St', city: 'Dallas', state: 'TX', … }
 */
export const placeOf = (written: string | null): Place => {
  const none = { city: null, state: null, zipCode: null };
  const parts = (written ?? '')
    .slice(0, MOST)
    .split(/[\n,]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  if (parts.length === 0) return { address: null, ...none };
  for (const taken of [1, 2]) {
    const [, city = '', state = '', zipCode = ''] = CITY_LINE.exec(parts.slice(-taken).join(', ')) ?? [];
    const address = parts.slice(0, -taken).join(', ');
    if (city !== '' && address !== '') return { address, city, state: state.toUpperCase(), zipCode };
  }
  return { address: parts.join(', '), ...none };
};
