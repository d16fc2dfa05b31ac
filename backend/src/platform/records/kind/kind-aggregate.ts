import { z } from 'zod';
import type { Belonging, Permissions, Scope } from '../../access/viewer';
import type { Aggregate, RequiredPermissions } from '../../event-log/commands/aggregate';
import type { Field, FieldClass } from '../../fields/field';
import { toWords } from '../../fields/sentences';
import { invariant, notFound, RuleViolation } from '../../core/errors';
import { layered } from '../../core/object-maker';
import { eventFamily } from '../../event-log/events/event-catalog';
import { same } from '../../event-log/events/decider';
import { defineEvent, type DomainEvent, type EventFamily, type EventShape } from '../../event-log/events/events';
import type { IsoDate } from '../../money/dates';
import { register, type Projection } from '../../event-log/projections/projection';
import type { Row } from '../../event-log/projections/rows';
import { accountedFor, accountedShape } from './declared/accounted';
import type { KindOptions, Move, Values } from './kind-options';
import { accompanyingFields, clearedBy, eventsOf, moveOf, mustBegin } from './declared/flow';
import { initialOf, mustFit, saidFields } from './must-fit';
import {
  decidePaper,
  PAPERS,
  paperEventsOf,
  papersAfter,
  papersIn,
  paperShapes,
  type PaperCommand,
  type PaperEvents,
} from './papers';

export type RecordState =
  | { readonly status: 'none' }
  | { readonly status: 'kept' | 'removed'; readonly values: Values };

export type RecordCommand =
  | { readonly type: 'Add'; readonly id: string | number; readonly values: Values }
  | {
      readonly type: 'Change';
      readonly id: string | number;
      readonly changes: Values;
      readonly on?: IsoDate;
      /** Where a booked record is booked anew when the month of its own date is closed. */
      readonly openDay?: IsoDate;
    }
  | { readonly type: 'Remove'; readonly id: string | number; readonly on?: IsoDate }
  | { readonly type: 'Restore'; readonly id: string | number; readonly on?: IsoDate }
  | PaperCommand;

interface Declared {
  readonly kind: string;
  readonly className: string;
  readonly title: string;
  readonly options: KindOptions;
  readonly table: FieldClass;
  readonly fields: readonly Field[];
  readonly belonging: Belonging;
  readonly clientOfRow: (row: Row) => string | null;
  readonly driverOfRow: (row: Row) => number | null;
  readonly userOfRow: (row: Row) => string | null;
  readonly rules: (after: Values, before: Values | null) => void;
  readonly removalRules: (record: Values) => void;
  readonly defaults: (given: Values) => Values;
}

/** Builds the event family, the decider and the projection of a record kind from its fields and its flow. */
export const aggregateOf = (
  declared: Declared,
): { family: EventFamily; projection: Projection; aggregate: Aggregate<RecordState, RecordCommand, DomainEvent> } => {
  const { kind, className, title, options, belonging, clientOfRow, driverOfRow, userOfRow } = declared;
  const fields = saidFields(declared);
  const { derives } = options;
  const begun = { removedAt: null, ...(options.paperSlots ? { [PAPERS]: [] } : {}) };
  const names = [...declared.fields.map(({ name }) => name), 'id'];
  /** The values of a record, and its row, after the values of an event. */
  const valuesAfter = layered([...names, ...(options.paperSlots ? [PAPERS] : [])]);
  const rowAfter = layered([...names, ...Object.keys(begun), 'version', 'createdAt', 'updatedAt']);
  const derived = (after: typeof rowAfter, before: Values, said: Values): Values => {
    const record = after(before, said);
    return derives ? after(record, derives.of(record)) : record;
  };
  const its = (end: string): string => className + end;
  const types = { added: its('Added'), changed: its('Changed'), removed: its('Removed'), restored: its('Restored') };
  const moves = options.flow?.moves ?? {};
  const { wordIds, paperSlots } = options;
  const papers = paperEventsOf(className);
  const id = options.numbers ? z.int() : typeof wordIds === 'string' ? z.literal(wordIds) : z.string();
  const values = z.object(Object.fromEntries(fields.map((field) => [field.name, storedOf(field)])));
  const accounted = options.accounted ? { accounted: accountedShape(options.accounted, values).optional() } : {};
  const moveShape = (move: Move): z.ZodType =>
    z.object({
      id,
      ...(move.booked ? accounted : {}),
      ...Object.fromEntries(accompanyingFields(move).map((name) => [name, values.shape[name] ?? z.null()])),
    });
  const verbOf = (type: string): string =>
    toWords(type.slice(className.length).charAt(0).toLowerCase() + type.slice(className.length + 1)).toLowerCase();
  const saying = ({ says }: Move) => (says === undefined ? {} : { says: () => says });
  const shapes: Record<string, EventShape> = {
    [types.added]: defineEvent(`added the ${title}`, values.extend({ id })),
    [types.changed]: defineEvent(`changed the ${title}`, z.object({ id, changes: values.partial(), ...accounted })),
    [types.removed]: defineEvent(`removed the ${title}`, z.object({ id, ...accounted })),
    [types.restored]: defineEvent(`restored the ${title}`, z.object({ id, ...accounted })),
    ...Object.fromEntries(
      Object.entries(moves).map(([type, move]) => [
        type,
        defineEvent(move.words ?? `${verbOf(type)} the ${title}`, moveShape(move), saying(move)),
      ]),
    ),
    ...(paperSlots ? paperShapes(papers, title, id, paperSlots) : {}),
  };
  const family = eventFamily(kind, shapes, options.formerly);

  /** What records have in fields that their events do not know. */
  const later = initialOf(fields.filter(({ addedLater }) => addedLater));

  /**
   * The field values that an event sets.
   * @param at when the event was recorded; '' while it is still being decided
   */
  const changesIn = (before: Values, happened: DomainEvent, at: string): Values => {
    const { type, data } = happened;
    const after = paperSlots ? papersAfter(papers, papersIn(before), happened, at) : null;
    if (after) return { [PAPERS]: after };
    const move = moves[type];
    if (!move) return (data as { changes: Values }).changes;
    const { id: _, accounted: __, ...others } = data as Values;
    return {
      ...clearedBy(move),
      ...others,
      ...(move.to === undefined ? {} : { [options.flow?.field ?? '']: move.to }),
    };
  };
  const evolve = (state: RecordState, happened: DomainEvent & { recordedAt?: string }): RecordState => {
    if (happened.type === types.added)
      return { status: 'kept', values: derived(valuesAfter, later, happened.data as Values) };
    if (happened.type === types.restored) {
      invariant(state.status === 'removed', `${types.restored} follows ${types.removed}`);
      return { ...state, status: 'kept' };
    }
    invariant(state.status === 'kept', `${happened.type} follows ${types.added}`);
    return happened.type === types.removed
      ? { ...state, status: 'removed' }
      : {
          status: 'kept',
          values: derived(valuesAfter, state.values, changesIn(state.values, happened, happened.recordedAt ?? '')),
        };
  };
  const bookedMoves = new Map(
    Object.entries(moves).flatMap(([type, move]) => (move.booked ? [[type, clearedBy(move)] as const] : [])),
  );
  const decideAll = decideOf(declared, types, papers);
  const decide = (command: RecordCommand, state: RecordState): readonly DomainEvent[] => {
    const events = decideAll(command, state);
    const on = 'on' in command ? command.on : undefined;
    return options.accounted && on !== undefined && state.status !== 'none'
      ? accountedFor(
          options.accounted,
          { ...types, moved: bookedMoves },
          events,
          state.values,
          on,
          command.type === 'Change' ? command.openDay : undefined,
        )
      : events;
  };
  const blank = { ...later, ...begun };
  const projection = register({
    name: `${kind}-records`,
    version: 2,
    mode: 'inline',
    table: declared.table,
    category: kind,
    handles: Object.keys(shapes),
    seesMetadata: false,
    keys: ({ data }) => [{ id: (data as Values)['id'] }],
    fold: (row, happened) => {
      if (happened.type === types.added) return derived(rowAfter, blank, happened.data as Row);
      if (happened.type === types.removed) return { ...row, removedAt: happened.recordedAt };
      if (happened.type === types.restored) return { ...row, removedAt: null };
      return derived(rowAfter, row ?? {}, changesIn(row ?? {}, happened, happened.recordedAt));
    },
  });
  const clientOf = (state: RecordState): string | null => (state.status === 'none' ? null : clientOfRow(state.values));
  const driverOf = (state: RecordState): number | null => (state.status === 'none' ? null : driverOfRow(state.values));
  const userOf = (state: RecordState): string | null => (state.status === 'none' ? null : userOfRow(state.values));
  const decider = { initialState: { status: 'none' } as RecordState, decide, evolve };
  const requiredPermissions = recordPermissions(declared);
  return {
    family,
    projection,
    aggregate: {
      title,
      belonging,
      family,
      decider,
      projections: [projection],
      clientOf,
      driverOf,
      userOf,
      requiredPermissions,
    },
  };
};

/**
 * The permissions that each command requires: the kind's, those of guarded fields that it changes, and that of the
 * move. Whoever adds a record needs no permission of a guarded field to enter one's own id in it.
 */
const recordPermissions = ({
  options: { may, flow },
  fields,
}: Declared): RequiredPermissions<RecordState, RecordCommand> => {
  const guards = (wanted: Values, before: Values, own: Scope['ownIds'] = []): Permissions[] =>
    fields.flatMap(({ name, may: permission }) =>
      permission &&
      wanted[name] !== undefined &&
      !same(wanted[name], before[name]) &&
      !own.some((id) => id === wanted[name])
        ? [permission]
        : [],
    );
  const initial = initialOf(fields);
  return {
    Add: ({ values }, _, { ownIds }) => [may.add ?? may.write, ...guards(values, initial, ownIds)],
    Change: ({ changes }, state) => {
      const before = state.status === 'none' ? {} : state.values;
      const move = moveOf(flow, before, changes)?.[1];
      return [
        (move && madeAlone(move, changes) && move.by) || may.write,
        ...guards(changes, before),
        ...(move?.may ? [move.may] : []),
      ];
    },
    Remove: () => [may.remove],
    Restore: () => [may.remove],
    AddPaper: () => [may.attach ?? may.write],
    ChangePaper: () => [may.write],
    RemovePaper: () => [may.remove],
    RestorePaper: () => [may.remove],
  };
};

/** Whether changes change nothing but what a move carries. */
const madeAlone = (move: Move, changes: Values): boolean =>
  Object.entries(changes).every(([name, value]) => value === undefined || accompanyingFields(move).includes(name));

const storedOf = ({ rule, addedLater }: Field): z.ZodType => (addedLater ? rule.stored.optional() : rule.stored);

const decideOf = (
  declared: Declared,
  types: Readonly<Record<'added' | 'changed' | 'removed' | 'restored', string>>,
  papers: PaperEvents,
): ((command: RecordCommand, state: RecordState) => readonly DomainEvent[]) => {
  const fields = saidFields(declared);
  const initial = initialOf(fields);
  const valuesAfter = layered([...fields.map(({ name }) => name), 'id']);
  return (command, state) => {
    const { title, options, rules, removalRules, defaults, className } = declared;
    if (command.type === 'Add') {
      if (state.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', `This ${title} exists already`);
      const given = valuesAfter(initial, command.values);
      const data = valuesAfter(given, { ...defaults(given), id: command.id });
      mustFit(fields, data);
      mustBegin(options, title, data);
      rules(data, null);
      return [{ type: types.added, data }];
    }
    if (state.status === 'none') throw notFound(title);
    const { id } = command;
    switch (command.type) {
      case 'Remove':
        if (state.status === 'removed') return [];
        removalRules({ ...state.values, id });
        return [{ type: types.removed, data: { id } }];
      case 'Restore':
        return state.status === 'kept' ? [] : [{ type: types.restored, data: { id } }];
      case 'Change': {
        if (state.status === 'removed') throw notFound(title);
        const before = state.values;
        const changes = Object.fromEntries(
          Object.entries(command.changes).filter(([name, value]) => value !== undefined && !same(value, before[name])),
        );
        if (Object.keys(changes).length === 0) return [];
        mustFit(
          fields.filter(({ name }) => Object.hasOwn(changes, name)),
          changes,
        );
        const events = eventsOf(options, title, className, types.changed, id, before, changes);
        rules({ ...before, ...changes, id }, { ...before, id });
        return events;
      }
      default:
        if (state.status === 'removed' || !options.paperSlots) throw notFound(title);
        return decidePaper(papers, options.paperSlots, command, papersIn(state.values));
    }
  };
};
