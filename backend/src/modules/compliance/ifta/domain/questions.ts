import { usDate, type IsoDate } from '../../../../platform/money/dates';
import type { Period } from './period';

/**
 * What only the client can settle, in words that it reads in its portal. `what` names one paper, the same however often
 * the quarter is looked through; `why` says what the records lack.
 * @example { what: 'Trips of T-101 in August 2026', why: 'We have no trip of it in that month.' }
 */
export interface Question {
  readonly what: string;
  readonly why: string;
}
interface Bought {
  readonly date: IsoDate;
  readonly vendor: string | null;
  readonly gallons: string;
}

const MOST_NAMED = 10;
/** '07/03/2026 Pilot, 100.5 gal; 07/09/2026, 80 gal; and 3 more' */
const named = (fuel: readonly Bought[]): string =>
  [
    ...fuel
      .slice(0, MOST_NAMED)
      .map(({ date, vendor, gallons }) => `${usDate(date)}${vendor ? ` ${vendor.slice(0, 40)}` : ''}, ${gallons} gal`),
    ...(fuel.length > MOST_NAMED ? [`and ${fuel.length - MOST_NAMED} more`] : []),
  ].join('; ');

/** The questions to a client, by what stood out in its quarter. */
export const ASKS = {
  month: (unit: string, month: string): Question => ({
    what: `Trips of ${unit} in ${month}`,
    why: 'We have no trip of it in that month. Send its trip sheets or logs, or a note that it did not run.',
  }),
  gap: (unit: string, from: IsoDate, to: IsoDate, miles: string): Question => ({
    what: `Trips of ${unit} between ${usDate(from)} and ${usDate(to)}`,
    why: `Its odometer moved ${miles} miles that no trip accounts for.`,
  }),
  overlap: (unit: string, from: IsoDate, to: IsoDate, miles: string): Question => ({
    what: `Odometer readings of ${unit} on ${usDate(from)} and ${usDate(to)}`,
    why: `By what we have, the odometer goes back ${miles} miles.`,
  }),
  noMiles: (unit: string, quarter: Period): Question => ({
    what: `Trips of ${unit} in ${quarter}`,
    why: 'It bought fuel, and we have no trip of it. Send its trip sheets or logs.',
  }),
  noFuel: (unit: string, quarter: Period): Question => ({
    what: `Fuel receipts of ${unit} for ${quarter}`,
    why: 'It drove, and we have no fuel of it. Without receipts there is no credit for the tax in the price.',
  }),
  notDriven: (unit: string, state: string, date: IsoDate): Question => ({
    what: `Trip of ${unit} through ${state} around ${usDate(date)}`,
    why: `It bought fuel in ${state} that day, and we have no miles of it there.`,
  }),
  weight: (unit: string): Question => ({
    what: `Registration of ${unit}`,
    why: 'We need its weight and its number of axles to know whether its miles count.',
  }),
  noState: (quarter: Period, fuel: readonly Bought[]): Question => ({
    what: `Fuel receipts that show the state, ${quarter}`,
    why: `A purchase without its state gives no credit: ${named(fuel)}.`,
  }),
  noVehicle: (quarter: Period, fuel: readonly Bought[]): Question => ({
    what: `Which truck took the fuel, ${quarter}`,
    why: `We do not know the truck of these: ${named(fuel)}.`,
  }),
  bulk: (quarter: Period): Question => ({
    what: `Withdrawal records of bulk fuel for ${quarter}`,
    why: 'Fuel was bought without tax in the price. A state asks which truck took it, when, and how many gallons.',
  }),
  estimated: (quarter: Period): Question => ({
    what: `Daily trip records for ${quarter}`,
    why: 'Part of the miles is estimated by us. A state may refuse them in place of daily records.',
  }),
} as const;

/** Each paper once, in the order in which they stand out. */
export const questionsOf = (findings: readonly { readonly ask: Question | null }[]): readonly Question[] => [
  ...new Map(findings.flatMap(({ ask }) => (ask ? [[ask.what, ask] as const] : []))).values(),
];
