import { RuleViolation } from '../../../../platform/core/errors';

/** The times of a stop that a driver tells. */
interface Stop {
  readonly place: string;
  readonly arrivedAt: string | null;
  readonly departedAt: string | null;
}

/** The stop that was reached last; -1 before the first. */
const lastReached = (stops: readonly Stop[]): number =>
  stops.findLastIndex(({ arrivedAt, departedAt }) => arrivedAt !== null || departedAt !== null);

/** At which stop a truck stands: it arrived there and did not depart; -1: at none. */
export const standsAt = (stops: readonly Stop[]): number => {
  const last = lastReached(stops);
  return stops[last]?.departedAt === null ? last : -1;
};

/** Where a truck is expected next; -1: it was at every stop. */
export const expectedAt = (stops: readonly Stop[]): number => {
  const next = lastReached(stops) + 1;
  return next < stops.length ? next : -1;
};

const changedAt = <S extends Stop>(stops: readonly S[], nr: number, times: Partial<Stop>): readonly S[] =>
  stops.map((stop, at) => (at === nr ? { ...stop, ...times } : stop));

/** The stops of a load after the driver arrived at the next one. @throws RuleViolation STILL_STANDING, NO_STOP_LEFT */
export const arrived = <S extends Stop>(stops: readonly S[], at: string): readonly S[] => {
  const stands = stops[standsAt(stops)];
  if (stands) throw new RuleViolation('STILL_STANDING', `Say first that you departed from ${stands.place}`);
  const next = expectedAt(stops);
  if (next < 0) throw new RuleViolation('NO_STOP_LEFT', 'You have been at every stop of this load');
  return changedAt(stops, next, { arrivedAt: at });
};

/** The stops of a load after the driver departed. @throws RuleViolation NOT_STANDING */
export const departed = <S extends Stop>(stops: readonly S[], at: string): readonly S[] => {
  const stands = standsAt(stops);
  if (stands < 0) throw new RuleViolation('NOT_STANDING', 'Say first that you arrived');
  return changedAt(stops, stands, { departedAt: at });
};
