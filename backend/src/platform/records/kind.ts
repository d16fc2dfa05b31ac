import { Column, Entity, PrimaryColumn } from 'typeorm';
import { declareRowsOf } from '../auth/narrow';
import { declarePermissions } from '../auth/declared-permissions';
import { SYSTEM_ONLY, type Belonging, type Permissions } from '../auth/viewer';
import type { Aggregate } from '../commands/aggregate';
import { snake } from '../database/naming';
import { fieldsOf, type Field, type FieldClass } from '../fields/field';
import type { Fact, FactFamily } from '../event-store/facts';
import { uniqueValue } from '../http/unique-sentences';
import type { Projection } from '../projections/projection';
import type { Row } from '../projections/rows';
import { announcedTo } from '../realtime/visibility';
import { aggregateOf, type RecordCommand, type RecordState } from './kind-aggregate';
import type { KeptRecord } from './kept-record';
import type { KindOptions, Values } from './kind-options';
import { PAPERS } from './papers';

/** A kind of record: all that follows from its class. */
export interface RecordKind<R extends KeptRecord<string | number> = KeptRecord<string | number>> {
  /** The category of its streams: 'insurancepolicy'. */
  readonly kind: string;
  readonly title: string;
  readonly titles: string;
  readonly options: KindOptions;
  readonly table: FieldClass<R>;
  readonly tableName: string;
  readonly fields: readonly Field[];
  readonly secrets: readonly string[];
  readonly belonging: Belonging;
  /** The client a row is kept for. */
  readonly clientOfRow: (row: Row) => string | null;
  /** The driver whose a row is, too. */
  readonly driverOfRow: (row: Row) => number | null;
  /** The user whose a row is, too. */
  readonly userOfRow: (row: Row) => string | null;
  readonly family: FactFamily;
  readonly projection: Projection;
  readonly aggregate: Aggregate<RecordState, RecordCommand, Fact>;
  readonly rules: (after: Values, before: Values | null) => void;
  readonly removalRules: (record: Values) => void;
  readonly fills: (given: Values) => Values;
}

/** A class of records; `rules` refuses what single fields cannot say, when one is added and when it is changed. */
export type RecordClass<R extends KeptRecord<string | number>> = FieldClass<R> & {
  rules?(after: R, before: R | null): void;
  /** Refuses to remove one that must stay. */
  removalRules?(record: R): void;
  /** What a new record has that follows from what it was given. */
  fills?(given: R): Partial<R>;
};

export { ownPermissions, type KindOptions, type Values } from './kind-options';

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

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Makes a class of fields a kind of record: its table, facts, rules, live events and sentences. InsurancePolicy has
 * streams 'insurancepolicy-…'
 * and facts InsurancePolicyAdded, …Changed, …Removed, …Restored.
 */
export const Kind =
  (options: KindOptions) =>
  <R extends KeptRecord<string | number>>(target: RecordClass<R>): void => {
    const fields = fieldsOf(target);
    const kind = target.name.toLowerCase();
    const tableName = options.table ?? snake(options.plural.replace(/-/g, '_'));
    const title = options.title ?? spaced(target.name).trim();
    const titles = options.titles ?? `${title}s`;
    asEntity(target, tableName, fields, options);
    const client =
      options.client === undefined
        ? fields.some(({ name }) => name === 'clientId')
          ? 'clientId'
          : null
        : options.client;
    const belonging = options.belonging ?? (client ? 'client' : 'firm');
    const { driver = null, user = null } = options;
    declareRowsOf(target, { belonging, client, driver, user });
    const driverOfRow = (row: Row): number | null =>
      driver ? ((row[driver] as number | null | undefined) ?? null) : null;
    const userOfRow = (row: Row): string | null => (user ? ((row[user] as string | null | undefined) ?? null) : null);
    const clientOfRow = (row: Row): string | null =>
      client ? ((row[client] as string | null | undefined) ?? null) : null;
    const rules = (after: Values, before: Values | null): void => target.rules?.(after as R, before as R | null);
    const removalRules = (record: Values): void => target.removalRules?.(record as R);
    const fills = (given: Values): Values => ({ ...(target.fills?.(given as R) ?? {}) });
    const common = {
      kind,
      title,
      titles,
      options,
      table: target,
      tableName,
      fields,
      belonging,
      clientOfRow,
      driverOfRow,
      userOfRow,
      rules,
      removalRules,
      fills,
    };
    const secrets = fields.filter(({ secret }) => secret).map(({ name }) => name);
    const made: RecordKind<R> = { ...common, secrets, ...aggregateOf({ ...common, className: target.name }) };
    Reflect.defineMetadata(KIND, made, target);
    kinds.set(kind, made);
    for (const { index, by, say } of options.unique ?? [])
      uniqueValue(index, by[by.length - 1] ?? '', (value) => say({ [by[by.length - 1] ?? '']: value }));
    const { read, add = [], write, remove, own } = options.may;
    if (own)
      declarePermissions([read, add, write, remove].flat().filter(isOf(write === SYSTEM_ONLY ? read : write)), own);
    announcedTo(kind, { reads: options.may.read, told: options.may.told ?? [] }, belonging);
  };

/**
 * Permissions of the area that changing one takes: what a kind brings itself, beside those of the portal or the system
 * that it names.
 */
const isOf =
  (write: Permissions) =>
  (permission: string): boolean =>
    [write].flat().some((own) => own.split('.')[0] === permission.split('.')[0]);

const asEntity = (
  target: FieldClass,
  name: string,
  fields: readonly Field[],
  { numbers, wordIds, attachments }: KindOptions,
): void => {
  Entity(name)(target);
  PrimaryColumn({ type: numbers ? 'bigint' : wordIds ? 'text' : 'uuid' })(target.prototype as object, 'id');
  for (const { name: property, rule, nullable } of fields)
    Column({ type: rule.column, nullable })(target.prototype as object, property);
  if (attachments) Column({ type: 'jsonb' })(target.prototype as object, PAPERS);
  Column({ type: 'integer' })(target.prototype as object, 'version');
  for (const stamp of ['createdAt', 'updatedAt', 'removedAt'])
    Column({ type: 'timestamptz', nullable: stamp === 'removedAt' })(target.prototype as object, stamp);
};
