import { stateOptions } from '../../../../lib/format/us-states';
import { plainRate } from '../../../../lib/format/rates';
import type { EnteredRate, RateOf } from './rate-calls';

const NAMES: ReadonlyMap<string, string> = new Map(stateOptions.map(({ value, label }) => [value, label]));
/** 'Utah' for UT. */
export const stateName = (code: string): string => NAMES.get(code) ?? code;

/** Which have a surcharge in the tax matrix beside their rate. */
export const WITH_SURCHARGES: readonly string[] = ['IN', 'KY', 'VA'];
/** Where miles count but no fuel tax of IFTA is owed. */
const NON_MEMBERS: readonly string[] = ['AK', 'HI', 'DC', 'YT', 'NT', 'NU'];
export const memberOptions = stateOptions.filter(({ value }) => !NON_MEMBERS.includes(value));

const MONEY: Readonly<Record<RateOf['unit'], readonly [before: string, after: string]>> = {
  usd_per_gallon: ['$', '/gal'],
  cad_per_liter: ['C$', '/L'],
};
/** '$0.365/gal', 'C$0.09/L'; null where there is none. */
export const rateText = (rate: string | null, unit: RateOf['unit']): string | null => {
  if (rate === null) return null;
  const [before, after] = MONEY[unit];
  const [whole = '0', places = ''] = plainRate(rate).split('.');
  return `${before}${whole}.${places.padEnd(2, '0')}${after}`;
};

const ADDRESS = /https?:\/\/[^\s)(]+/;
/** Where a rate is from, as a link where it has an address: { to, label: 'www.iftach.org' }. */
export const sourceOf = (source: string): { readonly to: string | null; readonly label: string } => {
  const [to] = ADDRESS.exec(source) ?? [];
  if (to === undefined || !URL.canParse(to)) return { to: null, label: source };
  return { to, label: new URL(to).hostname };
};

export const kindName = (kind: EnteredRate['kind']): string => (kind === 'tax' ? 'rate' : 'surcharge');
/** The rate that somebody entered, as it counts now. */
export const enteredText = (of: RateOf, kind: EnteredRate['kind']): string =>
  plainRate((kind === 'tax' ? of.rate : of.surcharge) ?? '');
