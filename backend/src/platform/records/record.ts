import { z } from 'zod';
import type { Aggregate } from '../commands/aggregate';
import type { Decider } from '../event-store/decider';
import { assertNever, invariant, notFound, RuleViolation } from '../event-store/errors';
import { fact, type Fact, type FactFamily } from '../event-store/facts';
import { factFamily } from '../event-store/fact-catalog';
import { register, type Projection, type RowClass } from '../projections/projection';
import type { Row } from '../projections/rows';

/** The stored values of a record, as its facts carry them. */
export type Values = Readonly<Record<string, unknown>>;
export type RecordState =
  { readonly status: 'none' } | { readonly status: 'kept' | 'removed'; readonly values: Values };

export type RecordCommand =
  | { readonly type: 'Add'; readonly id: string | number; readonly values: Values }
  | { readonly type: 'Change'; readonly id: string | number; readonly changes: Values }
  | { readonly type: 'Remove'; readonly id: string | number };

interface Definition<Shape extends z.ZodRawShape> {
  /** Category of its streams, one word: 'broker'. */
  readonly kind: string;
  /** How people call it: 'broker'. */
  readonly title: string;
  /** Stored values; also the published shape of its facts. Money in cents, secrets sealed. */
  readonly values: z.ZodObject<Shape>;
  readonly id: z.ZodType<string | number>;
  /** Its read table: the values by the same names, plus id, version, createdAt, updatedAt. */
  readonly table: RowClass;
  /** Fields that are sealed before they are stored; `<field>Last4` must stand beside them. */
  readonly secrets?: readonly string[];
  /** What this kind refuses beyond its shape; called for every change before it is decided. */
  readonly rules?: (changes: Partial<z.output<z.ZodObject<Shape>>>, values: z.output<z.ZodObject<Shape>>) => void;
  /** Refuses a removal. */
  readonly removal?: (values: z.output<z.ZodObject<Shape>>) => void;
  /** The client a record is kept for; without it the kind is the whole firm's. */
  readonly clientOf?: (values: z.output<z.ZodObject<Shape>>, id: string | number) => string | null;
  /** `open`: records without a client wait for somebody to take them. */
  readonly belonging?: 'open';
}

/** A kind of record that is added, changed and removed, and whose current values are its read table. */
export interface RecordKind {
  readonly kind: string;
  readonly title: string;
  readonly table: RowClass;
  readonly secrets: readonly string[];
  readonly family: FactFamily;
  readonly projection: Projection;
  readonly aggregate: Aggregate<RecordState, RecordCommand, Fact>;
  /** The client a row is kept for. */
  readonly clientOfRow: (row: Row) => string | null;
}

const capital = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export const defineRecord = <Shape extends z.ZodRawShape>(definition: Definition<Shape>): RecordKind => {
  type V = z.output<z.ZodObject<Shape>>;
  const { kind, title } = definition;
  const [added, changed, removed] = [`${capital(kind)}Added`, `${capital(kind)}Changed`, `${capital(kind)}Removed`];
  const family = factFamily(kind, {
    [added]: fact(`added the ${title}`, definition.values.extend({ id: definition.id })),
    [changed]: fact(`changed the ${title}`, z.object({ id: definition.id, changes: definition.values.partial() })),
    [removed]: fact(`removed the ${title}`, z.object({ id: definition.id })),
  });
  const evolve = (state: RecordState, { type, data }: Fact): RecordState => {
    if (type === added) return { status: 'kept', values: data as Values };
    invariant(state.status === 'kept', `${type} follows ${added}`);
    return type === removed
      ? { ...state, status: 'removed' }
      : { status: 'kept', values: { ...state.values, ...(data as { changes: Values }).changes } };
  };
  const decide = (command: RecordCommand, state: RecordState): readonly Fact[] => {
    if (command.type === 'Add') {
      if (state.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', `This ${title} exists already`);
      return [{ type: added, data: { ...command.values, id: command.id } }];
    }
    if (command.type === 'Remove') {
      if (state.status === 'none') throw notFound(title);
      if (state.status === 'kept') definition.removal?.(state.values as V);
      return state.status === 'removed' ? [] : [{ type: removed, data: { id: command.id } }];
    }
    if (command.type !== 'Change') return assertNever(command);
    if (state.status !== 'kept') throw notFound(title);
    const changes = Object.fromEntries(
      Object.entries(command.changes).filter(
        ([name, value]) => value !== undefined && !same(value, state.values[name]),
      ),
    );
    if (Object.keys(changes).length === 0) return [];
    definition.rules?.(changes as Partial<V>, state.values as V);
    return [{ type: changed, data: { id: command.id, changes } }];
  };
  const projection = register({
    name: `${kind}-records`,
    version: 1,
    mode: 'inline',
    table: definition.table,
    category: kind,
    handles: [added, changed, removed],
    seesMetadata: false,
    keys: ({ data }) => [{ id: (data as { id: unknown }).id }],
    fold: (row, { type, data }) =>
      type === removed ? null : type === added ? (data as Row) : { ...row, ...(data as { changes: Row }).changes },
  });
  const clientOfRow = (row: Row): string | null =>
    definition.clientOf?.(row as V, row['id'] as string | number) ?? null;
  const belonging = definition.belonging ?? (definition.clientOf ? 'client' : 'firm');
  const decider: Decider<RecordState, RecordCommand, Fact> = { initialState: { status: 'none' }, decide, evolve };
  const clientOf = (state: RecordState): string | null => (state.status === 'none' ? null : clientOfRow(state.values));
  return {
    kind,
    title,
    table: definition.table,
    secrets: definition.secrets ?? [],
    family,
    projection,
    clientOfRow,
    aggregate: { title, belonging, family, decider, projections: [projection], clientOf },
  };
};
