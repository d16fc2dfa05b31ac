import { RuleViolation, VersionConflict } from '../../core/errors';
import type { Values } from '../kind/kind';

type Id = string | number;

/** One command about many records of a kind: `POST /api/{kind}/bulk` under one idempotency key. */
export interface Bulk {
  readonly ids: readonly Id[];
  readonly action: 'change' | 'remove' | 'restore';
  /** What changes. */
  readonly values?: Values;
}

/** What became of each: a refusal of one is no refusal of the others. */
export interface BulkAnswer {
  readonly done: Id[];
  readonly refused: { readonly id: Id; readonly message: string }[];
}

export interface Outcome {
  readonly id: Id;
  /** Why it was refused; absent: done. */
  readonly refusal?: unknown;
}

/** The answer from what became of each. @throws whatever is no refusal but a failure */
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
