import { addDays, type IsoDate } from '../../../../platform/money/dates';

/** A delivered load as far as its vehicle was driven for it. */
export interface Haul {
  readonly loadId: number;
  readonly loadNumber: string;
  readonly vehicleId: string;
  readonly driverId: number | null;
  readonly from: string;
  readonly to: string;
  /** The places that it goes by between both. */
  readonly via: readonly string[];
  /** When it was picked up, and the firm’s day of it; null where nobody said. */
  readonly pickedUpAt: string | null;
  readonly pickupDay: IsoDate | null;
  readonly deliveredOn: IsoDate;
}

/** A way that a vehicle was driven for a load: with it, or empty to its pickup. */
export interface Stretch extends Pick<
  Haul,
  'loadId' | 'loadNumber' | 'vehicleId' | 'driverId' | 'from' | 'to' | 'via'
> {
  readonly empty: boolean;
  /** The day on which it began, and the one on which it ended. */
  readonly since: IsoDate;
  readonly date: IsoDate;
  readonly reference: string;
}

/** A vehicle that hauled nothing for longer than this may have been anywhere. */
export const LONGEST_GAP_DAYS = 31;

const beginOf = ({ pickedUpAt, pickupDay, deliveredOn }: Haul): string => pickedUpAt ?? pickupDay ?? deliveredOn;
const inOrder = (one: Haul, other: Haul): number => {
  const [first, second] = [
    [beginOf(one), one.deliveredOn],
    [beginOf(other), other.deliveredOn],
  ];
  return first < second ? -1 : first > second ? 1 : one.loadId - other.loadId;
};

const loaded = ({ pickedUpAt: _, pickupDay, deliveredOn, ...haul }: Haul): Stretch => ({
  ...haul,
  empty: false,
  since: pickupDay !== null && pickupDay < deliveredOn ? pickupDay : deliveredOn,
  date: deliveredOn,
  reference: haul.loadNumber,
});

/** The way from where the vehicle delivered last; null where that is long ago, or where it still had the other load. */
const emptyTo = (haul: Haul, before: Haul | undefined): Stretch | null => {
  if (before === undefined) return null;
  const { loadId, loadNumber, vehicleId, driverId, pickupDay, deliveredOn } = haul;
  const date = pickupDay !== null && pickupDay < deliveredOn ? pickupDay : deliveredOn;
  if (date < before.deliveredOn || date > addDays(before.deliveredOn, LONGEST_GAP_DAYS)) return null;
  const way = {
    from: before.to,
    to: haul.from,
    via: [],
    empty: true,
    since: date,
    date,
    reference: `Empty to ${loadNumber}`,
  };
  return { loadId, loadNumber, vehicleId, driverId, ...way };
};

/**
 * The ways that vehicles were driven for loads, those that ended in a range of days. They are the same whether a year
 * is asked for at once or day by day.
 */
export const stretchesOf = (hauls: readonly Haul[], from: IsoDate, to: IsoDate): readonly Stretch[] =>
  hauls
    .toSorted(inOrder)
    .flatMap((haul, nr, all) => {
      const before = all.findLast(({ vehicleId }, at) => at < nr && vehicleId === haul.vehicleId);
      return [emptyTo(haul, before), loaded(haul)].filter((way) => way !== null);
    })
    .filter(({ date }) => date >= from && date <= to);

/** A trip that is there already. */
export interface KnownTrip {
  readonly vehicleId: string;
  readonly vehicleUnit: string;
  readonly date: IsoDate;
  readonly loadId: number | null;
  readonly empty: boolean;
  readonly isEstimated: boolean;
}

/** Why no trip is added for a way: a sentence, or null where one is. */
export const reasonAgainst = (
  { loadId, vehicleId, empty, since, date }: Stretch,
  known: readonly KnownTrip[],
): string | null => {
  if (known.some((trip) => trip.loadId === loadId && trip.empty === empty)) return 'It has a trip already';
  const covering = known.find(
    (trip) =>
      trip.vehicleId === vehicleId &&
      !trip.isEstimated &&
      (trip.date === date || (trip.loadId === null && trip.date > since && trip.date < date)),
  );
  return covering ? `Unit ${covering.vehicleUnit} has a trip of ${covering.date} already` : null;
};
