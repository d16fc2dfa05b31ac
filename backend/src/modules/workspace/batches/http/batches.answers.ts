import { WholeInAddress } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { listOf, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';

class RowProblem {
  @Shown(WHOLE) row: number;
  @Shown(TEXT) error: string;
}

/** What came of a batch; while it runs, how far it is (001 §7, clients/import). */
@published('BatchOutcome')
export class BatchOutcome {
  /** The batch, whose progress `GET /api/batches/{id}` tells; its job has the same id. */
  @Shown(TEXT) jobId: string;
  @Shown(TEXT) status: string;
  @Shown(WHOLE) success: number;
  @Shown(WHOLE) failed: number;
  @Shown(WHOLE) total: number;
  @Shown(listOf(object(() => RowProblem))) errors: RowProblem[];
  @Shown(orNull(TEXT)) reason: string | null;
}

/** How many seconds the answer may wait for the batch to be done. */
export class Patience {
  @WholeInAddress('wait', 0, 10, { absent: true }) wait?: number;
}
