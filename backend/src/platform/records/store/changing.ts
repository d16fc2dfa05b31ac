import { notFound } from '../../core/errors';
import type { AnyPart, Prepared } from '../../event-log/commands/aggregate';
import { part } from '../../event-log/commands/task';
import type { FieldClass } from '../../fields/field';
import { kindOf } from '../kind/kind';
import type { RecordCommand } from '../kind/kind-aggregate';
import type { Plain } from '../kind/rich-kind';
import type { StoredRecord } from '../kind/stored-record';

/**
 * Changes a plain record in the commit of another one, given its values as they are when the change is decided.
 * @example changing(DriverAdvance, advanceId, ({ balance }) => ({ balance: balance - 20000 }))
 * @throws Error for a kind whose changes are booked: they need a day, which a change of its store gives them
 */
export const changing = <R extends StoredRecord<string | number>>(
  table: FieldClass<R>,
  id: R['id'],
  changes: (record: Plain<R>) => Partial<Plain<R>>,
): AnyPart => {
  const { aggregate, title, options } = kindOf(table);
  if (options.accounted) throw new Error(`A ${title} is booked and cannot be changed beside another record`);
  return part({
    aggregate,
    id,
    prepare: (state): Prepared<RecordCommand> => {
      if (state.status === 'none') throw notFound(title);
      return { command: { type: 'Change', id, changes: changes(state.values as Plain<R>) } };
    },
  });
};
