import { Column, Entity, PrimaryColumn } from 'typeorm';
import { declareRowsOf } from '../../access/narrow';
import type { Belonging } from '../../access/viewer';
import { snake } from '../../database/naming';
import { fieldsOf, type Field, type FieldClass } from '../../fields/field';
import { uniqueValue } from '../../web/problems/unique-sentences';
import type { Projection } from '../../event-log/projections/projection';
import type { Row } from '../../event-log/projections/rows';
import { announcedTo } from '../../realtime/visibility';
import type { ShownRecord } from './stored-record';
import type { ShownOptions } from './kind-options';
import { PAPERS } from './papers';

/**
 * A type of record (plain, rich, or part of a rich one): its table, and what lists, responses, names and the search
 * need.
 */
export interface RecordType<R extends ShownRecord = ShownRecord> {
  /** The lower-case class name, used in addresses and names: 'insurancepolicy', 'payment'. */
  readonly kind: string;
  /** The category of the streams that hold its events: 'invoice' for a payment of an invoice. */
  readonly category: string;
  readonly title: string;
  readonly pluralTitle: string;
  readonly options: ShownOptions;
  readonly table: FieldClass<R>;
  readonly tableName: string;
  readonly fields: readonly Field[];
  readonly belonging: Belonging;
  /** The client that a row belongs to. */
  readonly clientOfRow: (row: Row) => string | null;
  /** The driver who owns a row in addition to its client. */
  readonly driverOfRow: (row: Row) => number | null;
  /** The user who owns a row in addition to its client. */
  readonly userOfRow: (row: Row) => string | null;
  readonly stamps: readonly Stamp[];
  readonly projection: Projection;
}

/** The columns that the platform maintains in every row beside the declared fields. */
export const STAMPS = ['version', 'createdAt', 'updatedAt', 'removedAt'] as const;
export type Stamp = (typeof STAMPS)[number];
export const isRemovable = ({ stamps }: Pick<RecordType, 'stamps'>): boolean => stamps.includes('removedAt');

const TYPE = Symbol('record type');
const types = new Map<string, RecordType>();

export const allTypes = (): readonly RecordType[] => [...types.values()];
/** @throws Error when no module declares the type */
export const typeNamed = (kind: string): RecordType => {
  const found = types.get(kind.toLowerCase());
  if (!found) throw new Error(`No module declares the kind of record "${kind}"`);
  return found;
};
export const typeOf = <R extends ShownRecord>(target: FieldClass<R>): RecordType<R> => {
  const found = Reflect.getOwnMetadata(TYPE, target) as RecordType<R> | undefined;
  if (!found) throw new Error(`${target.name} is not declared as a kind of record`);
  return found;
};
export const declareType = <R extends ShownRecord>(type: RecordType<R>): void => {
  Reflect.defineMetadata(TYPE, type, type.table);
  types.set(type.kind, type);
  const { read, notifies: result = [] } = type.options.may;
  if (type.kind === type.category) announcedTo(type.kind, { reads: read, notifies: result }, type.belonging);
};

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Derives a record type from its class and options: `InsurancePolicy` becomes the "insurance policy" of kind
 * 'insurancepolicy'.
 */
export const typeFrom = <R extends ShownRecord>(
  target: FieldClass<R>,
  options: ShownOptions,
  stamps: readonly Stamp[],
  kind = target.name.toLowerCase(),
): Omit<RecordType<R>, 'projection' | 'category'> => {
  const fields = fieldsOf(target);
  const tableName = options.table ?? snake(options.plural.replace(/-/g, '_'));
  const title = options.title ?? spaced(target.name).trim();
  asEntity(target, tableName, fields, options, stamps);
  const named = fields.some(({ name }) => name === 'clientId') ? 'clientId' : null;
  const { client = named, driver = null, user = null } = options;
  const belonging = options.belonging ?? (client ? 'client' : 'firm');
  declareRowsOf(target, { belonging, client, driver, user });
  for (const { index, by, say } of options.unique ?? [])
    uniqueValue(index, by[by.length - 1] ?? '', (value) => say({ [by[by.length - 1] ?? '']: value }));
  const valueOf = <Value>(row: Row, name: string | null): Value | null =>
    name ? ((row[name] as Value | null | undefined) ?? null) : null;
  return {
    kind,
    title,
    pluralTitle: options.pluralTitle ?? `${title}s`,
    options,
    table: target,
    tableName,
    fields,
    belonging,
    clientOfRow: (row) => valueOf<string>(row, client),
    driverOfRow: (row) => valueOf<number>(row, driver),
    userOfRow: (row) => valueOf<string>(row, user),
    stamps,
  };
};

const asEntity = (
  target: FieldClass,
  table: string,
  fields: readonly Field[],
  { numbers, wordIds, paperSlots }: ShownOptions,
  stamps: readonly Stamp[],
): void => {
  Entity(table)(target);
  PrimaryColumn({ type: numbers ? 'bigint' : wordIds ? 'text' : 'uuid' })(target.prototype as object, 'id');
  for (const { name, rule, nullable } of fields)
    Column({ type: rule.column, nullable })(target.prototype as object, name);
  if (paperSlots) Column({ type: 'jsonb' })(target.prototype as object, PAPERS);
  for (const stamp of stamps) {
    const type = stamp === 'version' ? 'integer' : 'timestamptz';
    Column({ type, nullable: stamp === 'removedAt' })(target.prototype as object, stamp);
  }
};
