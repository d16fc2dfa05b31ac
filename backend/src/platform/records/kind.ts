import { Column, Entity, PrimaryColumn } from 'typeorm';
import { declareRowsOf } from '../auth/narrow';
import type { Belonging, Permissions } from '../auth/viewer';
import type { Aggregate } from '../commands/aggregate';
import { fieldsOf, type Field, type FieldClass } from '../fields/field';
import type { JsonSchema } from '../fields/rule';
import type { Fact, FactFamily } from '../event-store/facts';
import { uniqueValue } from '../http/unique-sentences';
import type { Projection } from '../projections/projection';
import type { Row } from '../projections/rows';
import { announcedTo } from '../realtime/visibility';
import type { Attachment } from './attachments';
import { aggregateOf, type RecordCommand, type RecordState } from './kind-aggregate';
import type { KeptRecord } from './kept-record';

/** The fields of a record by name, as facts and rows carry them. */
export type Values = Readonly<Record<string, unknown>>;

/** One step of a record's status, told by a fact of its own: `LoadDelivered: { from: ['in_transit'], to: 'delivered', with: ['deliveredOn'] }`. */
export interface Move {
  /** Absent: from any other. */
  readonly from?: readonly (string | boolean)[];
  readonly to: string | boolean;
  /** The field whose change makes it this step, whether the status changes with it or not. */
  readonly when?: string;
  /** Fields that change with it and travel in its fact. */
  readonly with?: readonly string[];
  /** Fields that get the firm's day and travel in its fact, too. */
  readonly dated?: readonly string[];
  /** Fields that it leaves empty. */
  readonly clears?: readonly string[];
  /** The permission it takes beside that of changing the record. */
  readonly may?: string;
  /** What an auditor reads: 'delivered the load'. */
  readonly words?: string;
}

export interface Flow {
  readonly field: string;
  /** Where a new record may stand; absent: anywhere. */
  readonly begins?: readonly (string | boolean)[];
  /** By the fact that tells it. */
  readonly moves: Readonly<Record<string, Move>>;
}

export interface Unique {
  /** The index in the database. */
  readonly index: string;
  readonly by: readonly string[];
  readonly say: (values: Readonly<Record<string, string>>) => string;
}

export interface KindOptions {
  /** How people call one; from the class's name when absent. */
  readonly title?: string;
  /** Its address below /api: 'insurance'. */
  readonly plural: string;
  /** Its read table; the plural with underscores when absent. */
  readonly table?: string;
  /** The sequence of its numbers; its ids are UUIDs when absent. */
  readonly numbers?: string;
  /** Its ids are words, such as the number of an account; or there is one record only, under this word. */
  readonly wordIds?: true | string;
  /** The field that is its name wherever it is pointed at, or how the name is made. */
  readonly called: string | ((row: never) => string);
  /** How a list is ordered that nobody sorted: a sorted field, '-dueDate' for the last first; newest first when absent. */
  readonly order?: string;
  /** Orders over several columns in SQL, by name: alias `r`. */
  readonly sorts?: Readonly<Record<string, string>>;
  readonly unique?: readonly Unique[];
  readonly flow?: Flow;
  readonly may: {
    readonly read: Permissions;
    /** Who else hears that one in sight changed: the portal. */
    readonly told?: Permissions;
    readonly add?: Permissions;
    readonly write: Permissions;
    readonly remove: Permissions;
  };
  /** Whose they are when not of the client they name. */
  readonly belonging?: Belonging;
  /** The field that holds the client they are kept for; 'clientId' when there is one. */
  readonly client?: string | null;
  /** Fields of answers worked out of a row. */
  readonly shows?: Readonly<Record<string, { readonly shown: JsonSchema; readonly of: (row: never) => unknown }>>;
  /** The field of the day on which it ends; see `expiry.ts`. */
  readonly expires?: string;
  /** Papers that belong to it, by their slot; see `attachments.ts`. */
  readonly attachments?: Readonly<Record<string, Attachment>>;
  /** Years that the law has a removed one kept readable; it is for 30 days in any case. */
  readonly keptYears?: number;
  /** Fact types of earlier releases, by today's. */
  readonly formerly?: Readonly<Record<string, string>>;
}

/** A kind of record: all that follows from its class. */
export interface RecordKind<R extends KeptRecord<string | number> = KeptRecord<string | number>> {
  /** The category of its streams: 'insurancepolicy'. */
  readonly kind: string;
  readonly title: string;
  readonly options: KindOptions;
  readonly table: FieldClass<R>;
  readonly tableName: string;
  readonly fields: readonly Field[];
  readonly secrets: readonly string[];
  readonly belonging: Belonging;
  /** The client a row is kept for. */
  readonly clientOfRow: (row: Row) => string | null;
  readonly family: FactFamily;
  readonly projection: Projection;
  readonly aggregate: Aggregate<RecordState, RecordCommand, Fact>;
  readonly rules: (after: Values, before: Values | null) => void;
  readonly fills: (given: Values) => Values;
}

/** A class of records; `rules` refuses what single fields cannot say, when one is added and when it is changed. */
export type RecordClass<R extends KeptRecord<string | number>> = FieldClass<R> & {
  rules?(after: R, before: R | null): void;
  /** What a new record has that follows from what it was given. */
  fills?(given: R): Partial<R>;
};

const KIND = Symbol('kind');
const kinds = new Map<string, RecordKind>();

export const allKinds = (): readonly RecordKind[] => [...kinds.values()];
/** @throws Error when no module declares it */
export const kindNamed = (kind: string): RecordKind => {
  const found = kinds.get(kind.toLowerCase());
  if (!found) throw new Error(`No module declares the kind of record "${kind}"`);
  return found;
};
export const kindOf = <R extends KeptRecord<string | number>>(target: FieldClass<R>): RecordKind<R> => {
  const found = Reflect.getOwnMetadata(KIND, target) as RecordKind<R> | undefined;
  if (!found) throw new Error(`${target.name} is not declared as a kind of record`);
  return found;
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Makes a class of fields a kind of record: its table, facts, rules, live events and sentences. InsurancePolicy has streams 'insurancepolicy-…'
 * and facts InsurancePolicyAdded, …Changed, …Removed, …Restored.
 */
export const Kind =
  (options: KindOptions) =>
  <R extends KeptRecord<string | number>>(target: RecordClass<R>): void => {
    const fields = fieldsOf(target);
    const kind = target.name.toLowerCase();
    const tableName = options.table ?? snake(options.plural.replace(/-/g, '_'));
    const title = options.title ?? spaced(target.name).trim();
    asEntity(target, tableName, fields, options);
    const client =
      options.client === undefined
        ? fields.some(({ name }) => name === 'clientId')
          ? 'clientId'
          : null
        : options.client;
    const belonging = options.belonging ?? (client ? 'client' : 'firm');
    declareRowsOf(target, { belonging, client });
    const clientOfRow = (row: Row): string | null =>
      client ? ((row[client] as string | null | undefined) ?? null) : null;
    const rules = (after: Values, before: Values | null): void => target.rules?.(after as R, before as R | null);
    const fills = (given: Values): Values => ({ ...(target.fills?.(given as R) ?? {}) });
    const common = { kind, title, options, table: target, tableName, fields, belonging, clientOfRow, rules, fills };
    const secrets = fields.filter(({ secret }) => secret).map(({ name }) => name);
    const made: RecordKind<R> = { ...common, secrets, ...aggregateOf({ ...common, className: target.name }) };
    Reflect.defineMetadata(KIND, made, target);
    kinds.set(kind, made);
    for (const { index, by, say } of options.unique ?? [])
      uniqueValue(index, by[by.length - 1] ?? '', (value) => say({ [by[by.length - 1] ?? '']: value }));
    announcedTo(kind, { reads: options.may.read, told: options.may.told ?? [] }, belonging);
  };

const asEntity = (
  target: FieldClass,
  name: string,
  fields: readonly Field[],
  { numbers, wordIds }: KindOptions,
): void => {
  Entity(name)(target);
  PrimaryColumn({ type: numbers ? 'bigint' : wordIds ? 'text' : 'uuid' })(target.prototype as object, 'id');
  for (const { name: property, rule, nullable } of fields)
    Column({ type: rule.column, nullable })(target.prototype as object, property);
  Column({ type: 'integer' })(target.prototype as object, 'version');
  for (const stamp of ['createdAt', 'updatedAt', 'removedAt'])
    Column({ type: 'timestamptz', nullable: stamp === 'removedAt' })(target.prototype as object, stamp);
};
