import { mistake, RuleViolation } from '../../../../platform/core/errors';
import type { LeftOut, Line } from './lines';
import type { Dispute } from './settlement';

const goesWith = (line: Line, other: Line): boolean =>
  other.id === line.id || (line.key !== null && other.key === line.key);

/** What the sheet says of what was taken out; of a line that somebody added it says nothing. */
const leftOutWith = (
  leftOut: readonly LeftOut[],
  out: readonly Line[],
  { kind, id }: Line['source'],
  reason: string,
): readonly LeftOut[] =>
  kind === 'hand'
    ? leftOut
    : [
        ...leftOut.filter((one) => one.kind !== kind || one.id !== id),
        { kind, id, name: out.map(({ text }) => text).join('; '), reason },
      ];

/** A draft as somebody takes lines out of it; `freed` is what another settlement can take then: 'load-7'. */
export interface TakenOut {
  readonly lines: readonly Line[];
  readonly leftOut: readonly LeftOut[];
  readonly freed: readonly string[];
}

/**
 * Takes a line out of a draft, and with it the others of the same load, which is in one settlement at most: what it
 * took is free again, and stands under what is left out, with the reason.
 * @throws RuleViolation LINE_DISPUTED while nobody answered who disputes it
 */
export const takenOut = (
  draft: Omit<TakenOut, 'freed'>,
  { id, at, reason }: { readonly id: number | null; readonly at: number; readonly reason: string },
  disputes: readonly Dispute[],
): TakenOut => {
  const line = draft.lines.find((one) => one.id === id);
  if (!line) throw mistake(`lines.${at}.id`, id === null ? 'Say which line' : 'This settlement has no such line');
  const out = draft.lines.filter((other) => goesWith(line, other));
  const open = disputes.find(({ lineId, state }) => state === 'open' && out.some((one) => one.id === lineId));
  if (open) throw new RuleViolation('LINE_DISPUTED', `Line ${open.lineId} is disputed: answer that first`);
  return {
    lines: draft.lines.filter((one) => !out.includes(one)),
    leftOut: leftOutWith(draft.leftOut, out, line.source, reason),
    freed: line.key === null ? [] : [line.key],
  };
};
