import { labelOf } from '../../../../platform/fields/words';
import { STATE_NAMES } from '../../../../platform/fields/places';
import type { Lateness } from './late';
import type { Period } from './period';
import type { Units } from './rates';
import type { ReturnLine, Section } from './section';

/**
 * What stands in the way of a return or should be known of it. `blocks`: it cannot be filed like this. `hides`: which
 * sums cannot be said: all of them, or the interest alone.
 * @example { code: 'RATE_MISSING', message: 'No rate for Ontario in 4Q2025', jurisdiction: 'ON', blocks: true, hides:
 *   'all' }
 */
export interface Problem {
  readonly code: 'RATE_MISSING' | 'RATE_PRELIMINARY' | 'NO_FUEL' | 'INTEREST_MISSING' | 'INTEREST_UNVERIFIED';
  readonly message: string;
  readonly jurisdiction: string | null;
  readonly blocks: boolean;
  readonly hides: 'all' | 'interest' | null;
}

interface Worked {
  readonly quarter: Period;
  readonly units: Units;
  readonly sections: readonly Section[];
  readonly lateness: Lateness;
}

const nameOf = ({ jurisdiction, kind }: ReturnLine, fuelType: string): string =>
  [
    STATE_NAMES[jurisdiction] ?? jurisdiction,
    ...(kind === 'surcharge' ? ['surcharge'] : []),
    ...(fuelType === 'diesel' ? [] : [`on ${labelOf(fuelType).toLowerCase()}`]),
  ].join(' ');

const ofRates = ({ fuelType, lines }: Section, quarter: Period): Problem[] =>
  lines.flatMap((line): Problem[] => {
    const { jurisdiction, rate } = line;
    if (rate.is === 'missing') {
      const message = `No rate for ${nameOf(line, fuelType)} in ${quarter}`;
      return [{ code: 'RATE_MISSING', message, jurisdiction, blocks: true, hides: 'all' }];
    }
    if (rate.is === 'none' || !rate.preliminary) return [];
    const message = `The rate for ${nameOf(line, fuelType)} in ${quarter} is preliminary`;
    return [{ code: 'RATE_PRELIMINARY', message, jurisdiction, blocks: true, hides: null }];
  });

const ofFuel = ({ fuelType, totalMiles, fleetMpg }: Section): Problem[] =>
  totalMiles === 0 || fleetMpg !== null
    ? []
    : [
        {
          code: 'NO_FUEL',
          message: `There are ${totalMiles.toLocaleString('en-US')} miles on ${labelOf(fuelType).toLowerCase()} and no fuel for them: miles per gallon cannot be calculated`,
          ...{ jurisdiction: null, blocks: true, hides: 'all' },
        },
      ];

const ofInterest = ({ units, lateness: { months, missing, unverified } }: Worked): Problem[] => {
  if (months === 0) return [];
  const unknown = units === 'metric' ? 'a fleet in Canada' : missing.length > 0 ? missing.join(', ') : null;
  if (unknown !== null) {
    const message = `The interest rate of ${unknown} is not known: ask the base state`;
    return [{ code: 'INTEREST_MISSING', message, jurisdiction: null, blocks: true, hides: 'interest' }];
  }
  return unverified.map((year) => ({
    code: 'INTEREST_UNVERIFIED',
    message: `No state’s page that was read confirms the interest rate of ${year}: look it up before you pay`,
    ...{ jurisdiction: null, blocks: false, hides: null },
  }));
};

/** What is missing of a return or should be known of it, those first that stop it from being filed. */
export const problemsOf = (worked: Worked): Problem[] =>
  [
    ...worked.sections.flatMap((section) => [...ofFuel(section), ...ofRates(section, worked.quarter)]),
    ...ofInterest(worked),
  ].toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
