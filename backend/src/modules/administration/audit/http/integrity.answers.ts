import { published } from '../../../../platform/fields/schema';
import { FLAG, INSTANT, listOf, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';

class LastFact {
  @Shown(WHOLE) position: number;
  @Shown(TEXT) stream: string;
  @Shown(INSTANT) at: string;
}

/** The result of the latest check that has one; `ok` is null when there is none yet. */
@published('Integrity')
export class Integrity {
  @Shown(WHOLE) facts: number;
  @Shown(WHOLE) streams: number;
  /** Rows of read tables that differ from their replay. */
  @Shown(WHOLE) differences: number;
  /** The position up to which an outside party has sealed the log; null when nobody has. */
  @Shown(orNull(WHOLE)) sealedTo: number | null;
  @Shown(orNull(object(() => LastFact))) head: LastFact | null;
  @Shown(orNull(FLAG)) ok: boolean | null;
  @Shown(orNull(INSTANT)) checkedAt: string | null;
  @Shown(listOf(TEXT)) findings: string[];
}

export class OrderedCheck {
  /** The id of the check; its result is at `GET /api/integrity-checks/{id}`. */
  @Shown(TEXT) id: string;
}
