import { mistake } from '../../../../platform/core/errors';
import { spanTenths, tenthsOf, totalTenths, type DrivenTrip } from './trip-miles';

/** Less than this many tenths of a mile. */
const MOST_TENTHS = 1_000_000;

/** @throws RuleViolation INVALID naming the leg, or the odometer */
export const mustAddUp = (trip: DrivenTrip): void => {
  const { legs } = trip;
  legs.forEach(({ jurisdiction, miles, taxableMiles, exempt }, nr) => {
    if (legs.findIndex((leg) => leg.jurisdiction === jurisdiction) !== nr)
      throw mistake(`legs.${nr}.jurisdiction`, `${jurisdiction} is there twice`);
    if (taxableMiles !== null && tenthsOf(taxableMiles) > tenthsOf(miles))
      throw mistake(`legs.${nr}.taxableMiles`, `${jurisdiction} cannot have more taxable miles than miles`);
    if (taxableMiles === null && exempt !== null)
      throw mistake(`legs.${nr}.taxableMiles`, `Say how many miles in ${jurisdiction} are taxable`);
  });
  if (totalTenths(legs) >= MOST_TENTHS) throw mistake('legs', 'A trip has fewer than 100,000 miles');
  const span = spanTenths(trip);
  if (span !== null && span < 0) throw mistake('odometerEnd', 'The odometer cannot end before it begins');
  if (span !== null && span >= MOST_TENTHS) throw mistake('odometerEnd', 'A trip has fewer than 100,000 miles');
};
