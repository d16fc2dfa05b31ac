import { objectOf } from '../../fields/check';
import type { FieldClass } from '../../fields/field';
import { listOf, type Rule } from '../../fields/rule';

/**
 * Lines inside one record or aggregate, each an object of fields: `@field('lines', lines(() => InvoiceLine))`. They are
 * written and removed with what they stand in, in its events; their order is theirs.
 */
export const lines =
  <Line extends object>(of: () => FieldClass<Line>, { least = 0, most = 200 } = {}) =>
  (label: string): Rule<readonly Line[]> =>
    listOf(objectOf(of, 'Each line must be an object'), {
      missing: `${label} must be a list`,
      least,
      tooFew: `${label} must have at least ${least} ${least === 1 ? 'entry' : 'entries'}`,
      most,
      tooMany: `${label} must have at most ${most} entries`,
    });
