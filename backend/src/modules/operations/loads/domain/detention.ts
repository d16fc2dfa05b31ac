import { add, cents, NOTHING, type Cents } from '../../../../platform/money/money';

/**
 * From when the clock of detention runs: the arrival; the appointment, which has to be known; or the later of both. It
 * never runs before the truck is there.
 */
export type ClockStart = 'arrival' | 'appointment' | 'later';

/** The times of one stop, as instants: `{ arrivedAt: '2026-11-02T17:00:00.000Z', departedAt: null, … }`. */
export interface StopClock {
  readonly arrivedAt: string | null;
  readonly departedAt: string | null;
  readonly appointment: string | null;
  /** Free time of this stop alone, in minutes; null: that of the terms. */
  readonly freeMinutes: number | null;
}

/** What is agreed about waiting; null is what the paper does not say. */
export interface WaitingTerms {
  /** For an hour, in cents: 5000 is $50.00. */
  readonly detentionRate: Cents | null;
  readonly detentionFreeMinutes: number | null;
  /** Time over the free time is rounded up to blocks of so many minutes; null: by the minute. */
  readonly detentionIncrementMinutes: number | null;
  /** The most that is paid for one stop, in cents; null: without end. */
  readonly detentionCap: Cents | null;
  readonly startsAt: ClockStart | null;
}

/** What is not known of a stop, as sentences call it. */
export const UNKNOWN = {
  arrival: 'the arrival is not stated',
  appointment: 'the appointment is not stated',
  start: 'whether the clock starts at arrival or at the appointment is not stated',
  freeTime: 'free time is not stated',
  rate: 'the rate is not stated',
} as const;
export type Unknown = (typeof UNKNOWN)[keyof typeof UNKNOWN];

/**
 * The detention of one stop: whole minutes of its clock, what of them is free and what is billed, and the amount in
 * cents. Null is what is not known; `missing` says why.
 * @example { minutes: 200, freeMinutes: 120, billableMinutes: 90, amount: 7500, missing: [] }
 */
export interface Detention {
  readonly minutes: number | null;
  readonly freeMinutes: number | null;
  readonly billableMinutes: number | null;
  readonly amount: Cents | null;
  readonly missing: readonly Unknown[];
}

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

const later = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? other : one);

/** When the clock of a stop starts, or what is not known of it. An early truck waits for free until its appointment. */
const startOf = (
  arrivedAt: string,
  appointment: string | null,
  startsAt: ClockStart | null,
): { readonly at: string } | { readonly unknown: Unknown } => {
  if (startsAt === 'arrival') return { at: arrivedAt };
  if (appointment === null) return startsAt === 'appointment' ? { unknown: UNKNOWN.appointment } : { at: arrivedAt };
  const at = later(arrivedAt, appointment);
  return startsAt === null && at !== arrivedAt ? { unknown: UNKNOWN.start } : { at };
};

/** What `billable` minutes come to at a rate for an hour, half a cent up, at most `cap`. */
const amountOf = (billable: number, rate: Cents, cap: Cents | null): Cents => {
  const whole = (BigInt(billable) * BigInt(rate) * 2n + BigInt(MINUTES_AN_HOUR)) / BigInt(2 * MINUTES_AN_HOUR);
  const amount = cents(Number(whole));
  return cap === null || amount <= cap ? amount : cap;
};

const roundedUp = (minutes: number, block: number | null): number =>
  block === null ? minutes : Math.ceil(minutes / block) * block;

/**
 * What a stop earns for waiting: minutes from the start of the clock to the departure, less free time, in blocks, at
 * the rate, up to the cap. Without a known free time or rate there is no amount: nothing is guessed. A stop that the
 * truck has not left has no minutes yet.
 * @example detentionOf({ arrivedAt: '…T12:00Z', departedAt: '…T15:20Z', … }, $50.00/h after 120, blocks of 30) // 75.00
 */
export const detentionOf = (stop: StopClock, terms: WaitingTerms): Detention => {
  const freeMinutes = stop.freeMinutes ?? terms.detentionFreeMinutes;
  const { detentionRate: rate, detentionIncrementMinutes, detentionCap, startsAt } = terms;
  const unknown = (minutes: number | null, ...missing: readonly Unknown[]): Detention => ({
    ...{ minutes, freeMinutes, billableMinutes: null, amount: null, missing },
  });
  if (stop.departedAt === null) return unknown(null);
  if (stop.arrivedAt === null) return unknown(null, UNKNOWN.arrival);
  const start = startOf(stop.arrivedAt, stop.appointment, startsAt);
  const untold = [
    ...('unknown' in start ? [start.unknown] : []),
    ...(freeMinutes === null ? [UNKNOWN.freeTime] : []),
    ...(rate === null ? [UNKNOWN.rate] : []),
  ];
  const from = 'at' in start ? Date.parse(start.at) : null;
  const minutes = from === null ? null : Math.max(0, Math.floor((Date.parse(stop.departedAt) - from) / MINUTE_MS));
  if (minutes === null || freeMinutes === null || rate === null) return unknown(minutes, ...untold);
  const billableMinutes = roundedUp(Math.max(0, minutes - freeMinutes), detentionIncrementMinutes);
  const amount = amountOf(billableMinutes, rate, detentionCap);
  return { minutes, freeMinutes, billableMinutes, amount, missing: [] };
};

/** What several stops come to; null where none of them has an amount. */
export const totalOf = (stops: readonly Pick<Detention, 'amount'>[]): Cents | null => {
  const known = stops.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return known.length === 0 ? null : add(NOTHING, ...known);
};
