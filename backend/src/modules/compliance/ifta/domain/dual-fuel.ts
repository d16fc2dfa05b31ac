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
