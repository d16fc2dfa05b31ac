import { RuleViolation, VersionConflict } from '../../core/errors';
import type { Values } from '../kind/kind';

type Id = string | number;

/**
 * One action on many records of a kind: `POST /api/{kind}/bulk`, sent with one idempotency key.
 * @example { ids: [7, 8], action: 'remove' }
 */
export interface Bulk {
  readonly ids: readonly Id[];
  readonly action: 'change' | 'remove' | 'restore';
  /** The new values, for 'change'. */
  readonly values?: Values;
}

/**
 * The result for each record: when one is refused, the others are still done.
 * @example { done: [7], refused: [{ id: 8, message: 'This vehicle does not exist' }] }
 */
export interface BulkAnswer {
  readonly done: Id[];
  readonly refused: { readonly id: Id; readonly message: string }[];
}

export interface Outcome {
  readonly id: Id;
  /** The error thrown when the record was refused; absent when it was done. */
  readonly refusal?: unknown;
}

/** Builds the response from the outcomes. @throws any error that is not a refusal */
export const bulkAnswerOf = (outcomes: readonly Outcome[]): BulkAnswer => ({
  done: outcomes.filter(({ refusal }) => refusal === undefined).map(({ id }) => id),
  refused: outcomes
    .filter(({ refusal }) => refusal !== undefined)
    .map(({ id, refusal }) => ({ id, message: sentenceOf(refusal) })),
});

const sentenceOf = (refusal: unknown): string => {
  if (refusal instanceof RuleViolation) return refusal.message;
  if (refusal instanceof VersionConflict) return 'Somebody else changed this record meanwhile. Try again.';
  throw refusal;
};
