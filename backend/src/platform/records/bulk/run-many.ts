import type { CommandContext } from '../../event-log/commands/context';
import { RuleViolation, VersionConflict } from '../../core/errors';
import { bulkAnswerOf, type Bulk, type BulkAnswer, type Outcome } from './bulk';
import type { StoredRecord } from '../kind/stored-record';
import type { RecordStore } from '../store/record-store';

type Id = string | number;

/**
 * Runs the action on one record after the other. Each record is a unit of its own in the log, and all units share one
 * correlation id. When a run breaks off, the request can be repeated: records that are already done do not change
 * again.
 */
export const runMany = <R extends StoredRecord<Id>>(
  store: Pick<RecordStore<R>, 'change' | 'remove' | 'restore'>,
  { ids, action, values = {} }: Bulk,
  context: CommandContext,
): Promise<BulkAnswer> =>
  forEach(ids, context, async (id, each) => {
    if (action === 'change') await store.change(id, values, each);
    else if (action === 'remove') await store.remove(id, each);
    else await store.restore(id, each);
  });

/**
 * The same for any command. The idempotency key of the request is not passed on to the single commands: each of them
 * would get the stored answer of the first.
 */
export const forEach = async (
  ids: readonly Id[],
  { idempotency: _, expectedVersion: __, ...context }: CommandContext,
  command: (id: Id, context: CommandContext) => Promise<unknown>,
): Promise<BulkAnswer> => {
  const outcomes: Outcome[] = [];
  for (const id of new Set(ids)) {
    try {
      await command(id, context);
      outcomes.push({ id });
    } catch (refusal) {
      if (!(refusal instanceof RuleViolation) && !(refusal instanceof VersionConflict)) throw refusal;
      outcomes.push({ id, refusal });
    }
  }
  return bulkAnswerOf(outcomes);
};
