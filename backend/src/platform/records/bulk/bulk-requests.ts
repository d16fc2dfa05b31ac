import { mistake, objectOf } from '../../fields/check';
import { Choice, field, ListOf } from '../../fields/decorators';
import type { FieldClass } from '../../fields/field';
import { id as number } from '../../fields/numbers';
import type { Rule } from '../../fields/rule';
import { uuid } from '../../fields/texts';
import type { Bulk } from './bulk';
import type { RecordKind } from '../kind/kind';
import type { Values } from '../kind/kind-options';
import { requestsOf } from '../requests/requests';

const ACTIONS = ['change', 'remove', 'restore'] as const;
export const MOST_AT_ONCE = 200;

/** The bulk actions of a kind: those whose single-record route exists. */
export const bulkActionsOf = (without: readonly string[]): readonly Bulk['action'][] =>
  ACTIONS.filter((action) => !without.includes(action));

/**
 * The body of `POST /api/{kind}/bulk`: up to 200 ids, the action, and for 'change' the new values.
 * @example { ids: [7, 8], action: 'change', values: { status: 'sold' } }
 */
export const bulkRequestOf = (kind: RecordKind, actions: readonly Bulk['action'][]): FieldClass => {
  const { table, options } = kind;
  const { change } = requestsOf(kind);
  const anId = (options.numbers ? number('id') : uuid('id')) as Rule<string | number>;
  class BulkRequest {
    @ListOf('ids', anId, {
      least: 1,
      tooFew: 'Choose at least one',
      most: MOST_AT_ONCE,
      tooMany: `Choose at most ${MOST_AT_ONCE} at a time`,
    })
    ids: readonly (string | number)[];
    @Choice('action', actions) action: Bulk['action'];
    @field<Values>('values', () => objectOf(() => change as FieldClass<Values>, 'Values must be an object'), {
      absent: true,
    })
    values?: Values;

    static rules({ action, values }: BulkRequest): void {
      if (action === 'change' && Object.values(values ?? {}).every((value) => value === undefined))
        throw mistake('values', 'Say what changes');
      if (action !== 'change' && values !== undefined) throw mistake('values', 'Values are only for the action change');
    }
  }
  Object.defineProperty(BulkRequest, 'name', { value: `${table.name}Bulk` });
  return BulkRequest;
};
