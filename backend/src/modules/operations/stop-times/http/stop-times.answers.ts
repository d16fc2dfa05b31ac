import { published } from '../../../../platform/fields/schema';
import {
  described,
  FLAG,
  INSTANT,
  listOf,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import type { StopTimes } from '../commands/time-stops';

class AtStopView {
  @Shown(WHOLE) loadId: number;
  @Shown(TEXT) loadNumber: string;
  @Shown(described(WHOLE, 'Which stop of the load, from 0')) stop: number;
  @Shown(TEXT) place: string;
  @Shown(described(TEXT, 'By whose clock people there say its times')) timeZone: string;
}
@published('FilledStop')
class FilledView extends AtStopView {
  @Shown(orNull(INSTANT)) arrivedAt: string | null;
  @Shown(orNull(INSTANT)) departedAt: string | null;
}
@published('DifferingStop')
class DifferingView extends AtStopView {
  @Shown(oneOf(['arrived', 'departed'])) what: 'arrived' | 'departed';
  @Shown(described(INSTANT, 'What stands there, and stays')) stands: string;
  @Shown(described(INSTANT, 'What the device tells')) told: string;
}
@published('RefusedLineOfTimes')
class RefusedView {
  @Shown(WHOLE) line: number;
  @Shown(TEXT) reason: string;
}

/** What a file of a device fills in of stops, and what it does not. */
@published('StopTimesOutcome')
export class StopTimesOutcome {
  @Shown(described(FLAG, 'False: it was only looked at')) booked: boolean;
  @Shown(described(WHOLE, 'Rows of the file')) total: number;
  @Shown(listOf(object(() => FilledView))) filled: FilledView[];
  @Shown(listOf(object(() => DifferingView))) differing: DifferingView[];
  @Shown(listOf(object(() => RefusedView))) refused: RefusedView[];
}

export const stopTimesView = ({ filled, differing, refused, total }: StopTimes, booked: boolean): StopTimesOutcome => ({
  ...{ booked, total, filled: [...filled], differing: [...differing] },
  refused: refused.map(({ line, reason }) => ({ line, reason })),
});
