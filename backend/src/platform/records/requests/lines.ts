import { objectOf } from '../../fields/check';
import type { FieldClass } from '../../fields/field';
import { listOf, type Rule } from '../../fields/rule';

/**
 * A field that holds a list of lines, each an object with fields of its own: `@field('lines', lines(() =>
 * InvoiceLine))`. Lines have no events of their own: they are written with their record, in the order given.
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
