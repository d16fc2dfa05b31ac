import type { DetentionOfOne } from '../../../operations/loads';
import type { Claimed } from '../domain/claim-lines';

/** What is claimed of a load, as its lines need it. */
export const claimedOf = (found: DetentionOfOne): Claimed => {
  const stops = found.load.stopTimes ?? [];
  const layoverDays = stops.reduce((sum, stop) => sum + (stop.layoverDays ?? 0), 0);
  return { ...found, places: stops.map(({ place }) => place), layoverDays };
};
