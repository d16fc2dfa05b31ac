import type { Aggregate, Named, RequiredPermissions } from '../../event-log/commands/aggregate';
import type { Decider } from '../../event-log/events/decider';
import type { DomainEvent, EventFamily, EventsOf } from '../../event-log/events/events';
import type { FieldClass } from '../../fields/field';
import type { Cents } from '../../money/money';
import {
  defineProjection,
  type Definition,
  type Projection,
  type RowClass,
} from '../../event-log/projections/projection';
import type { ShownRecord, VersionedRecord } from './stored-record';
import type { TypeOptions, Values } from './kind-options';
import { declareOwnPermissions, type May } from './own-permissions';
import { declareType, typeFrom, typeOf, type RecordType, type Stamp } from './record-type';

/** A row as events say it: money is a plain number of cents in them. */
export type Plain<R extends object> = { [Name in keyof R]: PlainValue<R[Name]> };
type PlainValue<Value> = Value extends Cents
  ? number
  : Value extends readonly (infer Item)[]
    ? readonly PlainValue<Item>[]
    : Value extends object
      ? Plain<Value>
      : Value;

/** How events become rows: see `defineProjection`; with `All` the folds see the metadata of events. */
export type RowsFrom<Family extends EventFamily, R extends object, All extends boolean = false> = Omit<
  Definition<Family, Plain<R>, All>,
  'table' | 'events'
>;
type Rows<Family extends EventFamily, R extends object> =
  | RowsFrom<Family, R>
  | (RowsFrom<Family, R, true> & { readonly seesMetadata: true });

interface RichOptions<State, Command extends Named, Family extends EventFamily, R extends object> extends TypeOptions {
  /** With `grants`, as `ownPermissions` has them, it brings permissions of its own. */
  readonly may: May;
  readonly events: Family;
  readonly decider: Decider<State, Command, EventsOf<Family>>;
  readonly requiredPermissions: RequiredPermissions<State, Command>;
  /** The fields of the record as decisions know them: what it names, whose it is. */
  readonly valuesOf: (state: State) => Values;
  readonly rows: Rows<Family, R>;
  /** What refusals call one; its title when absent. */
  readonly inRefusals?: string;
  /** Tables of its parts that the same events write, such as the payments of an invoice. */
  readonly parts?: () => readonly FieldClass[];
}

/**
 * A record with rules of its own: the class gives its table, lists, answers, requests, references, names, search and
 * live events; events, decider, permissions and fold are its own (docs/adr/0028-rich-records.md).
 */
export interface RichKind<
  R extends VersionedRecord = VersionedRecord,
  State = unknown,
  Command extends Named = Named,
> extends RecordType<R> {
  readonly aggregate: Aggregate<State, Command, DomainEvent>;
  readonly valuesOf: (state: State) => Values;
}

const richKinds = new Map<FieldClass, RichKind>();
export const allRichKinds = (): readonly RichKind[] => [...richKinds.values()];
/** @throws Error when the class is not declared as one */
export const richKindOf = <R extends VersionedRecord, State = unknown, Command extends Named = Named>(
  target: FieldClass<R>,
): RichKind<R, State, Command> => {
  const found = richKinds.get(target);
  if (!found) throw new Error(`${target.name} is not declared as a record with rules of its own`);
  return found as unknown as RichKind<R, State, Command>;
};

const rowsInto = <Family extends EventFamily, R extends object>(
  target: FieldClass<R>,
  events: Family,
  rows: Rows<Family, R>,
): Projection => {
  const table = target as unknown as RowClass<Plain<R>>;
  return defineProjection<Family, Plain<R>, boolean>({ ...(rows as RowsFrom<Family, R, boolean>), events, table });
};

const OF_RECORDS: readonly Stamp[] = ['version', 'createdAt', 'updatedAt'];

/**
 * Declares one: `@Rich<InvoiceState, InvoiceCommand, typeof invoiceEvents, Invoice>({ events: invoiceEvents, decider:
 * …, rows: { name: 'invoices', version: 4, keys: …, on: … } }) class Invoice extends VersionedRecord<number> { … }`
 */
export const Rich =
  <State, Command extends Named, Family extends EventFamily, R extends VersionedRecord>(
    options: RichOptions<State, Command, Family, R>,
  ) =>
  (target: FieldClass<R>): void => {
    const { events, decider, requiredPermissions, valuesOf, rows, parts = () => [], inRefusals } = options;
    const type = typeFrom(target, options, OF_RECORDS, events.category);
    const projection = rowsInto(target, events, rows);
    const aggregate: Aggregate<State, Command, DomainEvent> = {
      title: inRefusals ?? type.title,
      belonging: type.belonging,
      family: events,
      decider: decider as unknown as Decider<State, Command, DomainEvent>,
      get projections() {
        return [projection, ...parts().map((part) => typeOf(part as FieldClass<ShownRecord>).projection)];
      },
      clientOf: (state) => type.clientOfRow(valuesOf(state)),
      driverOf: (state) => type.driverOfRow(valuesOf(state)),
      userOf: (state) => type.userOfRow(valuesOf(state)),
      requiredPermissions,
    };
    const made: RichKind<R, State, Command> = { ...type, category: events.category, projection, aggregate, valuesOf };
    declareOwnPermissions(options.may);
    richKinds.set(target, made as unknown as RichKind);
    declareType(made);
  };

/**
 * A table that the events of another record write, with lists, answers, names and search of its own: the payments of
 * invoices.
 */
export const PartOf =
  <Family extends EventFamily, R extends ShownRecord>(
    events: Family,
    options: TypeOptions & { readonly rows: Rows<Family, R>; readonly stamps?: readonly Stamp[] },
  ) =>
  (target: FieldClass<R>): void => {
    const type = typeFrom(target, options, options.stamps ?? ['createdAt']);
    const projection = rowsInto(target, events, options.rows);
    declareType({ ...type, category: events.category, projection });
  };
