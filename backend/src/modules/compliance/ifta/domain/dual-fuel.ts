import { rounded, scaled, withPlaces } from '../../../../platform/money/rounding';
import { GALLON_PLACES, MILE_PLACES } from './section';

/**
 * The miles of a vehicle with two fuels for one of them, by its share of the gallons (domain rules §1.3).
 * @example shareOfMiles('1000.0', '75.000', '100.000') // '750.0'
 */
export const shareOfMiles = (miles: string, gallons: string, allGallons: string): string => {
  const all = scaled(allGallons, GALLON_PLACES);
  if (all === 0n) return miles;
  return withPlaces(rounded(scaled(miles, MILE_PLACES) * scaled(gallons, GALLON_PLACES), all), MILE_PLACES);
};

interface Driven {
  readonly miles: string;
  readonly taxableMiles?: string | undefined;
  readonly taxPaidGallons: string;
  readonly untaxedGallons?: string | undefined;
}
/** The lines of one fuel of vehicles that run on several: miles by the share of its gallons, gallons as they are. */
export const linesOfFuel = <L extends Driven>(lines: readonly L[], otherGallons: readonly string[]): readonly L[] => {
  if (otherGallons.length === 0) return lines;
  const sum = (gallons: readonly string[]): bigint =>
    gallons.reduce((all, each) => all + scaled(each, GALLON_PLACES), 0n);
  const own = sum(lines.flatMap(({ taxPaidGallons, untaxedGallons = '0' }) => [taxPaidGallons, untaxedGallons]));
  const [part, all] = [own, own + sum(otherGallons)].map((gallons) => withPlaces(gallons, GALLON_PLACES));
  const share = (miles: string): string => shareOfMiles(miles, part ?? '0', all ?? '0');
  return lines.map((line) => ({
    ...line,
    miles: share(line.miles),
    taxableMiles: share(line.taxableMiles ?? line.miles),
  }));
};
