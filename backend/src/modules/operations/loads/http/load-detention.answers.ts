import { published } from '../../../../platform/fields/schema';
import {
  described,
  INSTANT,
  listOf,
  MONEY,
  object,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { objectOf } from '../../../../platform/fields/check';
import { moneyText, type Cents } from '../../../../platform/money/money';
import type { Detention } from '../domain/detention';
import { LoadTerms } from '../projections/load-terms';
import type { DetentionOfOne, StandingTruck } from '../queries/load-detention';

const MINUTES = orNull(WHOLE);
const textOf = (amount: Cents | null): string | null => (amount === null ? null : moneyText(amount));
const shownTerms = objectOf(() => LoadTerms, '', 'LoadTerms');

/** What a stop earns for waiting; null is what is not known. */
@published('DetentionOfStop')
export class DetentionOfStopView {
  @Shown(TEXT) place: string;
  @Shown(described(MINUTES, 'From the start of the clock to the departure')) minutes: number | null;
  @Shown(MINUTES) freeMinutes: number | null;
  @Shown(described(MINUTES, 'Over free time, in whole blocks')) billableMinutes: number | null;
  @Shown(orNull(MONEY)) amount: string | null;
}

/** What a load earns besides freight and surcharges, by the times of its stops and the terms that hold for it. */
@published('LoadDetention')
export class LoadDetentionView {
  @Shown(listOf(object(() => DetentionOfStopView))) stops: DetentionOfStopView[];
  @Shown(described(orNull(MONEY), 'Of all stops')) detention: string | null;
  @Shown(orNull(MONEY)) layover: string | null;
  @Shown(described(orNull(MONEY), 'Truck ordered, not used')) tonu: string | null;
  @Shown(described(orNull(MONEY), 'By the receipts')) lumper: string | null;
  @Shown(orNull(MONEY)) total: string | null;
  @Shown(described(listOf(TEXT), 'What is not known, each a sentence')) missing: string[];
  @Shown({ schema: () => ({ anyOf: [shownTerms.shown, { type: 'null' }] }) }) terms: unknown;
}

/** A truck that stands at a stop of a load, and what it has earned so far. */
@published('StandingTruck')
export class StandingTruckView {
  @Shown(WHOLE) loadId: number;
  @Shown(TEXT) loadNumber: string;
  @Shown(described(WHOLE, 'Which stop of the load, from 0')) stop: number;
  @Shown(TEXT) place: string;
  @Shown(INSTANT) since: string;
  @Shown(described(MINUTES, 'Of the clock, until now')) minutes: number | null;
  @Shown(MINUTES) freeMinutes: number | null;
  @Shown(MINUTES) billableMinutes: number | null;
  @Shown(described(orNull(MONEY), 'So far')) amount: string | null;
  @Shown(described(listOf(TEXT), 'What is not known')) missing: string[];
}

const ofStop = ({ minutes, freeMinutes, billableMinutes, amount }: Detention) => ({
  ...{ minutes, freeMinutes, billableMinutes, amount: textOf(amount) },
});

export const detentionView = (found: DetentionOfOne): LoadDetentionView => ({
  stops: found.stops.map((stop, nr) => ({ place: found.load.stopTimes?.[nr]?.place ?? '', ...ofStop(stop) })),
  detention: textOf(found.detention),
  layover: textOf(found.layover),
  tonu: textOf(found.tonu),
  lumper: textOf(found.lumper),
  total: textOf(found.total),
  missing: [...found.missing],
  terms: found.terms && shownTerms.show(found.terms),
});

export const standingView = ({ loadId, loadNumber, stop, place, since, missing, ...clock }: StandingTruck) => ({
  ...{ loadId, loadNumber, stop, place, since },
  ...ofStop({ ...clock, missing }),
  missing: [...missing],
});
