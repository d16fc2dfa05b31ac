import { mistake, objectOf } from '../../../../platform/fields/check';
import { Choice, Day, field, Line, ListOf } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { uuid } from '../../../../platform/fields/texts';
import type { IsoDate } from '../../../../platform/money/dates';
import { changesOf, queryOf } from '../../../../platform/records/requests/requests';
import { Obligation } from '../obligation';

export class ObligationQuery extends queryOf(Obligation) {
  @Day('dueFrom', { optional: true }) dueFrom?: IsoDate | null;
  @Day('dueTo', { optional: true }) dueTo?: IsoDate | null;
}

export const BULK_ACTIONS = ['ask', 'assign', 'status'] as const;
class Changes extends changesOf(Obligation) {}

/** One command about many obligations. */
@published('ObligationsBulk')
export class ObligationsBulk {
  @ListOf('ids', uuid('id'), {
    least: 1,
    most: 200,
    tooMany: 'Choose at most 200 at a time',
    tooFew: 'Choose at least one',
  })
  ids: readonly string[];
  @Choice('action', BULK_ACTIONS) action: (typeof BULK_ACTIONS)[number];
  @field<Changes>('values', () => objectOf(() => Changes, 'Values must be an object'), { absent: true })
  values?: Changes;
  /** A note to the clients that goes with the request for papers. */
  @Line('note', { absent: true, optional: true, max: 1_000 }) note?: string | null;

  static rules({ action, values, note }: ObligationsBulk): void {
    if (note && action !== 'ask') throw mistake('note', 'A note goes to clients who are asked for papers');
    if (action === 'assign' && values?.assignedTo === undefined) throw mistake('values.assignedTo', 'Choose a person');
    if (action === 'status' && values?.status === undefined) throw mistake('values.status', 'Choose a status');
  }
}
