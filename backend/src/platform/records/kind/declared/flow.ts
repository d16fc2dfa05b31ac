import { mistake } from '../../../fields/check';
import { RuleViolation, withArticle } from '../../../core/errors';
import { same } from '../../../event-log/events/decider';
import type { DomainEvent } from '../../../event-log/events/events';
import type { Flow, KindOptions, Move, Values } from '../kind-options';

const statusIn = ({ field }: Flow, values: Values): unknown => (field === undefined ? undefined : values[field]);
const spoken = (value: unknown): string => String(value).replace(/_/g, ' ');

/** The fields that a move carries in its event beside the record's id. */
export const accompanyingFields = ({ with: others = [], dated = [] }: Move): readonly string[] => [...others, ...dated];

/** The fields that a move sets to null. */
export const clearedBy = ({ clears = [] }: Move): Values => Object.fromEntries(clears.map((name) => [name, null]));

/**
 * Finds the move that these changes make, with the type of its event. Returns undefined when the changes make no move,
 * or one that the flow does not declare.
 * @example moveOf(flow, { status: 'in_transit' }, { status: 'delivered' }) // ['LoadDelivered', { from: …, to:
 *   'delivered' }]
 */
export const moveOf = (
  flow: Flow | undefined,
  before: Values,
  changes: Values,
): readonly [type: string, move: Move] | undefined => {
  if (!flow) return undefined;
  const changesTo = (name: string): boolean => changes[name] !== undefined && !same(changes[name], before[name]);
  const was = statusIn(flow, before);
  const to = statusIn(flow, changes) ?? was;
  const fits = Object.entries(flow.moves).filter(
    ([, move]) =>
      (move.to ?? was) === to &&
      (move.from?.some((each) => each === was) ?? true) &&
      changesTo(move.when ?? flow.field ?? ''),
  );
  return fits.find(([, { when }]) => when !== undefined) ?? fits[0];
};

const wrongMove = (flow: Flow, title: string, className: string, from: unknown, to: unknown): RuleViolation => {
  const ways = Object.values(flow.moves)
    .filter(
      (move) =>
        move.to !== undefined && move.to !== from && !move.when && (move.from?.some((each) => each === from) ?? true),
    )
    .map((move) => spoken(move.to));
  const instead = ways.length > 0 ? ` It can become ${ways.join(' or ')}.` : '';
  const code = `${className.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_STATUS`;
  return new RuleViolation(
    code,
    `${withArticle(title)} that is ${spoken(from)} cannot become ${spoken(to)}.${instead}`,
  );
};

/**
 * The events for a change: a move gets its own event, and all other changed fields share one `…Changed` event, which
 * leaves out the fields that the move's event already carries.
 * @throws RuleViolation '…_STATUS' when the flow has no such move
 */
export const eventsOf = (
  { flow }: KindOptions,
  title: string,
  className: string,
  changed: string,
  id: string | number,
  before: Values,
  changes: Values,
): DomainEvent[] => {
  const found = moveOf(flow, before, changes);
  if (!flow || (!found && statusIn(flow, changes) === undefined)) return [{ type: changed, data: { id, changes } }];
  if (!found) throw wrongMove(flow, title, className, statusIn(flow, before), statusIn(flow, changes));
  const [type, move] = found;
  const along = Object.fromEntries(
    accompanyingFields(move).map((name) => [name, changes[name] ?? before[name] ?? null]),
  );
  const results = new Set([
    ...(flow.field === undefined ? [] : [flow.field]),
    ...accompanyingFields(move),
    ...(move.clears ?? []),
  ]);
  const rest = Object.fromEntries(Object.entries(changes).filter(([name]) => !results.has(name)));
  return [
    ...(Object.keys(rest).length > 0 ? [{ type: changed, data: { id, changes: rest } }] : []),
    { type, data: { id, ...along } },
  ];
};

/** @throws RuleViolation INVALID when a new record has a status that is not one of `initialStatuses` */
export const mustBegin = ({ flow }: KindOptions, title: string, values: Values): void => {
  const begins = flow?.initialStatuses;
  const at = flow ? statusIn(flow, values) : undefined;
  if (flow?.field !== undefined && begins && !begins.some((each) => each === at))
    throw mistake(flow.field, `A new ${title} is ${begins.map(spoken).join(' or ')}`);
};
