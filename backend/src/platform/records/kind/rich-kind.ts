import type { Aggregate, AnyPart, Named, RequiredPermissions } from '../../event-log/commands/aggregate';
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
import { declareOwnPermissions, type May } from './declared/own-permissions';
import { declareType, typeFrom, typeOf, type RecordType, type Stamp } from './record-type';

/** The type of a row as the folds of events build it: money is a plain number of cents. */
export type Plain<R extends object> = { [Name in keyof R]: PlainValue<R[Name]> };
type PlainValue<Value> = Value extends Cents
  ? number
  : Value extends readonly (infer Item)[]
    ? readonly PlainValue<Item>[]
    : Value extends object
      ? Plain<Value>
      : Value;

/** The projection of a rich record, see `defineProjection`. With `All`, its folds also get the metadata of events. */
export type RowsFrom<Family extends EventFamily, R extends object, All extends boolean = false> = Omit<
  Definition<Family, Plain<R>, All>,
  'table' | 'events'
>;
type Rows<Family extends EventFamily, R extends object> =
  | RowsFrom<Family, R>
  | (RowsFrom<Family, R, true> & { readonly seesMetadata: true });

/** What other existing records do, by the type of the event in whose commit they do it. */
type Beside<F extends DomainEvent> = {
  readonly [Type in F['type']]?: (data: Extract<F, { type: Type }>['data']) => readonly AnyPart[];
};

interface RichOptions<State, Command extends Named, Family extends EventFamily, R extends object> extends TypeOptions {
  /** With `grants` (see `ownPermissions`) the type declares permissions of its own. */
  readonly may: May;
  readonly events: Family;
  readonly decider: Decider<State, Command, EventsOf<Family>>;
  readonly requiredPermissions: RequiredPermissions<State, Command>;
  /**
   * The field values in a state that the platform needs while a command is decided: references, client, driver and
   * user.
   */
  readonly valuesOf: (state: State) => Values;
  readonly rows: Rows<Family, R>;
  /**
   * What other existing records do in the commit of an event, whatever command brought it about: all of it commits, or
   * none.
   * @example { PayoutApproved: ({ advanceId, deduction }) => [changing(Advance, advanceId, ({ balance }) => ({ balance:
   *   balance - deduction }))] }
   */
  readonly beside?: Beside<EventsOf<Family>>;
  /** One record a client: its id is that of the client, whose it is before its first event. */
  readonly perClient?: true;
  /** The id of the one that is the firm's own, where there is one a client and one of the firm. */
  readonly firmsOwn?: string;
  /** Whose it is by its id, before its first event, where that is not the id of a client alone. */
  readonly clientOfId?: (id: string) => string | null;
  /** The name of the record in error messages; its title when absent. */
  readonly inRefusals?: string;
  /** The `@PartOf` classes whose tables the same events write, such as the payments of an invoice. */
  readonly parts?: () => readonly FieldClass[];
}

/**
 * A rich record: table, lists, responses, requests, references, names, search and live updates follow from its class;
 * events, decider, permissions and fold are written by hand (docs/adr/0028-rich-records.md).
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
/** @throws Error when the class is not declared with `@Rich` */
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
 * Declares a rich record: `@Rich<InvoiceState, InvoiceCommand, typeof invoiceEvents, Invoice>({ events: invoiceEvents,
 * decider: …, rows: { name: 'invoices', version: 4, keys: …, on: … } }) class Invoice extends VersionedRecord<number> {
 * … }`
 */
export const Rich =
  <State, Command extends Named, Family extends EventFamily, R extends VersionedRecord>(
    options: RichOptions<State, Command, Family, R>,
  ) =>
  (target: FieldClass<R>): void => {
    const { events, decider, requiredPermissions, valuesOf, rows, beside = {}, parts = () => [] } = options;
    const { inRefusals, perClient, firmsOwn } = options;
    const { clientOfId = (id: string) => (perClient && id !== '' && id !== firmsOwn ? id : null) } = options;
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
      clientOf: (state, id = '') => type.clientOfRow(valuesOf(state)) ?? clientOfId(id),
      driverOf: (state) => type.driverOfRow(valuesOf(state)),
      userOf: (state) => type.userOfRow(valuesOf(state)),
      beside: ({ type, data }) =>
        (beside as Readonly<Record<string, (data: unknown) => readonly AnyPart[]>>)[type]?.(data) ?? [],
      requiredPermissions,
    };
    const made: RichKind<R, State, Command> = { ...type, category: events.category, projection, aggregate, valuesOf };
    declareOwnPermissions(options.may);
    richKinds.set(target, made as unknown as RichKind);
    declareType(made);
  };

/**
 * Declares a table that the events of another record write, with lists, responses, names and search of its own:
 * `@PartOf(invoiceEvents, { plural: 'payments', rows: …, … }) class Payment extends ShownRecord<number> { … }`
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
