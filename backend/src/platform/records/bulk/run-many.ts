import type { CommandContext } from '../../event-log/commands/context';
import { RuleViolation, VersionConflict } from '../../core/errors';
import { bulkAnswerOf, type Bulk, type BulkAnswer, type Outcome } from './bulk';
import type { StoredRecord } from '../kind/stored-record';
import type { RecordStore } from '../store/record-store';

type Id = string | number;

/**
 * Runs a command for record after record, each a unit of its own in the log with the same correlation, so that a broken
 * run goes on where it stopped: what is done already changes nothing when it is asked again.
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
 * The same for a command of a module's own. The key of the request is not that of its parts: each would be told the
 * answer of the first.
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
