import { WholeInAddress } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { listOf, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';

class RowProblem {
  @Shown(WHOLE) row: number;
  @Shown(TEXT) error: string;
}

/** The result of a batch, or its progress while it runs (001 §7, clients/import). */
@published('BatchOutcome')
export class BatchOutcome {
  /** The id of the batch, for `GET /api/batches/{id}`; its job has the same id. */
  @Shown(TEXT) jobId: string;
  @Shown(TEXT) status: string;
  @Shown(WHOLE) success: number;
  @Shown(WHOLE) failed: number;
  @Shown(WHOLE) total: number;
  @Shown(listOf(object(() => RowProblem))) errors: RowProblem[];
  @Shown(orNull(TEXT)) reason: string | null;
}

/** The query parameter `wait`: how many seconds, 0 to 10, the response may wait for the batch to end. */
export class Patience {
  @WholeInAddress('wait', 0, 10, { absent: true }) wait?: number;
}
