import { published } from '../../../../platform/fields/schema';
import { FLAG, INSTANT, listOf, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';

class LastFact {
  @Shown(WHOLE) position: number;
  @Shown(TEXT) stream: string;
  @Shown(INSTANT) at: string;
}

/** What the last check that came to a result found; `ok` is null before there was one. */
@published('Integrity')
export class Integrity {
  @Shown(WHOLE) facts: number;
  @Shown(WHOLE) streams: number;
  /** Rows of read tables that differ from their replay. */
  @Shown(WHOLE) differences: number;
  /** Up to which position the log is sealed by somebody outside; null: it is not. */
  @Shown(orNull(WHOLE)) sealedTo: number | null;
  @Shown(orNull(object(() => LastFact))) head: LastFact | null;
  @Shown(orNull(FLAG)) ok: boolean | null;
  @Shown(orNull(INSTANT)) checkedAt: string | null;
  @Shown(listOf(TEXT)) findings: string[];
}

export class OrderedCheck {
  /** The check, which `GET /api/integrity-checks/{id}` tells. */
  @Shown(TEXT) id: string;
}
