import { Inject } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { howRowsBelong, whatIsSeen } from '../auth/narrow';
import { sees, type Sight } from '../auth/viewer';
import type { Clock } from '../clock/clock';
import type { CommandContext } from '../commands/context';
import { rowsById, rowsOf, type RowsById } from '../database/database';
import type { Ids } from '../database/ids';
import { notFound } from '../event-store/errors';
import { streamName } from '../event-store/facts';
import type { Follow } from '../commands/aggregate';
import type { Guard } from '../event-store/unit';
import type { Field } from '../fields/field';
import { Versioned } from '../http/answer';
import type { ListQuery } from '../http/list-query';
import type { Within } from '../http/order';
import { Page, pageOf } from '../http/page';
import type { Searched } from '../http/search';
import type { Holders } from './holders';
import type { RecordKind, Values } from './kind';
import type { KeptRecord } from './kept-record';
import { AddRecord, ChangeRecord, RemoveRecord, RestoreRecord } from './record-commands';
import { reliedOn } from './relied-on';
import { boundsOf, filtersOf } from './requests';
import { mayBeRestored, restorableSince } from './restorable';
import { readableSql } from './retention';
import { spokenAs } from './spoken-choices';
import { referencesOf, type Looking, type Stores } from './stores';

/** A record as it stands after a write. */
export interface Written<R> {
  readonly version: number;
  readonly record: R;
}

/** What a write does beside storing what it is given. */
export interface How {
  /** Reads the other streams that the decision relies on; again for every try. */
  readonly guards?: () => Promise<readonly Guard[]>;
  /** A new record that the change names, made in the same commit by `newBeside` of its own store. */
  readonly beside?: Follow;
}

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** Reads and writes of one kind of record. Nothing is read without a sight: the system itself says EVERYTHING. */
export class RecordStore<R extends KeptRecord<string | number>> {
  private readonly lookUp: RowsById;

  constructor(
    readonly kind: RecordKind<R>,
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly stores: Stores,
    private readonly holders: Holders,
  ) {
    this.lookUp = rowsById(dataSource, kind.table);
  }

  /** A page of what is in sight. @param more the caller's own conditions over alias `r` */
  async list(
    sight: Sight,
    query: ListQuery & { readonly removed?: boolean },
    more?: (rows: Rows) => unknown,
  ): Promise<Page<R>> {
    const rows: Rows = rowsOf<ObjectLiteral>(this.dataSource, this.kind.table, sight);
    const readable = () => readableSql(this.kind.options.retention, (name) => this.column(name));
    if (query.removed) rows.andWhere(readable(), { since: restorableSince(this.clock), now: this.clock.now() });
    else rows.andWhere('r.removed_at IS NULL');
    const asked = query as unknown as Values;
    const filters = filtersOf(this.kind).filter(({ name }) => asked[name] !== undefined && asked[name] !== null);
    const several = (name: string): boolean =>
      (name === this.kind.options.flow?.field || filters.some((field) => field.name === name && field.together)) &&
      String(asked[name]).includes(',');
    for (const { name } of filters)
      rows.andWhere(`r.${name} = ANY(:${name})`, {
        [name]: several(name) ? String(asked[name]).split(',') : [asked[name]],
      });
    const bounds = boundsOf(this.kind).filter(({ name }) => asked[name]);
    for (const { field, name, is } of bounds) rows.andWhere(`r.${field.name} ${is} :${name}`, { [name]: asked[name] });
    more?.(rows);
    const [only, another] = filters;
    const isOnly = !another && bounds.length === 0 && !more && !query.removed && sight.clients === null;
    const within = only && isOnly && !several(only.name) ? this.within(only) : undefined;
    const beside = Object.fromEntries(
      referencesOf(this.kind).map(({ name, as, of }) => [as, this.stores.of(of).nameBeside(rows, sight, name)]),
    );
    const sort = query.sort ?? (query.removed ? '-removedAt' : this.kind.options.order);
    return pageOf<R>(
      rows,
      { ...query, ...(sort ? { sort } : {}) },
      {
        alias: 'r',
        id: 'id',
        beside,
        within,
        ...this.lists(query.removed === true),
      },
    );
  }

  /** One record. @throws RuleViolation NOT_FOUND, also when it is out of sight or removed */
  async get(sight: Sight, id: string | number): Promise<R> {
    const row = await this.find(sight, id);
    if (!row || row.removedAt !== null) throw notFound(this.kind.title);
    return row;
  }

  /** One record in sight, also a removed one. */
  async find(sight: Sight, id: string | number): Promise<R | null> {
    const row = (await this.lookUp.find(id)) as R | undefined;
    return row && this.inSight(sight, row) ? row : null;
  }

  /** What records in sight are called, also removed ones. */
  async names(sight: Sight, ids: readonly (string | number | null)[]): Promise<ReadonlyMap<unknown, string>> {
    const wanted = [...new Set(ids)].filter((id): id is string | number => id !== null);
    const found = await Promise.all(wanted.map((id) => this.lookUp.find(id)));
    return new Map(
      wanted.flatMap((id, at) => {
        const row = found[at] as R | undefined;
        return row && (this.seesNames(sight) || this.inSight(sight, row)) ? [[id, this.called(row)] as const] : [];
      }),
    );
  }

  /**
   * SQL for what the record is called that a property of a page's rows names, where that is in sight; null: it is not
   * said in one column.
   * @param rows the query that the page is of
   */
  nameBeside(rows: Rows, sight: Sight, property: string): string | null {
    const { table, tableName, options } = this.kind;
    if (typeof options.called === 'function') return null;
    const { belonging, client, driver, user } = howRowsBelong(table);
    const seen = this.seesNames(sight)
      ? null
      : whatIsSeen('n', client ? this.column(client, 'n') : 'NULL::uuid', sight, belonging, {
          driver: driver ? this.column(driver, 'n') : null,
          user: user ? this.column(user, 'n') : null,
        });
    if (seen) rows.setParameters(seen.parameters);
    return `(SELECT ${this.column(options.called, 'n')} FROM "${tableName}" n WHERE n.id = p."${property}"${seen ? ` AND ${seen.sql}` : ''})`;
  }

  async add(values: object, context: CommandContext, how: How = {}): Promise<Written<R>> {
    const { numbers } = this.kind.options;
    return this.addAs(numbers ? await this.ids.next(numbers) : this.ids.uuid(), values, context, how);
  }

  /** The same under an id that was taken before. */
  async addAs(id: string | number, values: object, context: CommandContext, how: How = {}): Promise<Written<R>> {
    const given = this.given(values);
    const guards = () => this.reliedOn(given, null, context, how);
    return this.written(await this.commands.execute(new AddRecord(this.kind, id, given, context, guards)));
  }

  /** A record to be made in the commit of another one, by whoever checked that it may. */
  async newBeside(values: object): Promise<Follow> {
    const { numbers } = this.kind.options;
    const id = numbers ? await this.ids.next(numbers) : this.ids.uuid();
    return { aggregate: this.kind.aggregate, id, command: { type: 'Add', id, values: this.given(values) } };
  }

  async change(
    id: string | number,
    changes: object | ((before: R) => object),
    context: CommandContext,
    how: How = {},
  ): Promise<Written<R>> {
    let before: Values = {};
    let wanted: Values = {};
    const decided = (values: Values): Values => {
      before = values;
      wanted = this.given(typeof changes === 'function' ? (changes as (before: Values) => object)(values) : changes);
      return wanted;
    };
    const guards = () => this.reliedOn(wanted, before, context, how);
    return this.written(
      await this.commands.execute(new ChangeRecord(this.kind, id, decided, context, guards, how.beside)),
    );
  }

  /** @throws RuleViolation IN_USE with the first ten that hold it */
  async remove(id: string | number, context: CommandContext): Promise<void> {
    const check = () => this.holders.mustBeFree(this.kind, id);
    await this.commands.execute(new RemoveRecord(this.kind, id, context, check));
  }

  /** @throws RuleViolation RESTORE_TOO_LATE after 30 days */
  async restore(id: string | number, context: CommandContext): Promise<Written<R>> {
    const row = await this.find(context.sight, id);
    mayBeRestored(this.kind.title, row?.removedAt ?? null, this.clock);
    return this.written(await this.commands.execute(new RestoreRecord(this.kind, id, context)));
  }

  /** Records as answers show them: names beside references, secrets masked, money in dollars. */
  shown(sight: Looking, records: readonly R[]): Promise<readonly Values[]> {
    return this.stores.shown(this.kind, sight, records as readonly (R & Values)[]);
  }

  /** What answers a write: the record as it is shown, and its version. */
  async answer(sight: Looking, { record }: Pick<Written<R>, 'record'>): Promise<Versioned<Values>> {
    const [view = {}] = await this.shown(sight, [record]);
    return new Versioned(record.version, view);
  }

  inSight(sight: Sight, row: object): boolean {
    const { kind } = this;
    const [clientId, driverId] = [kind.clientOfRow(row as Values), kind.driverOfRow(row as Values)];
    return sees(
      sight,
      { clientId, driverId, userId: kind.userOfRow(row as Values), id: (row as R).id },
      kind.belonging,
    );
  }

  called(row: object): string {
    const { called } = this.kind.options;
    return typeof called === 'function' ? called(row as never) : wordOf((row as Values)[called]);
  }

  /** Says that a decision relies on a record as it was read. */
  guardOf({ id, version }: KeptRecord<string | number>): Guard {
    return { stream: streamName(this.kind.kind, id), version };
  }

  /** The names of people who work here are no secret among those who see all clients. */
  private seesNames(sight: Sight): boolean {
    return this.kind.belonging === 'person' && sight.clients === null;
  }

  /** The column of a property. */
  private column(name: string, alias = 'r'): string {
    const found = this.dataSource.getMetadata(this.kind.table).findColumnWithPropertyName(name);
    return `${alias}.${found?.databaseName ?? name}`;
  }

  private lists(removed: boolean): { search: Searched; sort: Readonly<Record<string, string>> } {
    const { fields, options } = this.kind;
    const sorted = fields.filter((field) => field.sorted);
    const searched = fields.filter((field) => field.searched);
    const number = searched.find(({ name }) => options.unique?.some(({ by }) => by.length === 1 && by[0] === name));
    return {
      search: {
        texts: searched.map(({ name }) => this.column(name)),
        also: (q) => spokenAs(searched, q, (name) => this.column(name)),
        ...(number ? { number: this.column(number.name) } : {}),
      },
      sort: {
        ...Object.fromEntries(
          sorted.map(({ name, rule }) => [
            name,
            rule.column === 'text' && !rule.given['enum'] ? `lower(${this.column(name)})` : this.column(name),
          ]),
        ),
        ...this.kind.options.sorts,
        createdAt: 'r.created_at',
        ...(removed ? { removedAt: 'r.removed_at' } : {}),
      },
    };
  }

  /** A filter has an index that goes on with the id; that of where the records stand has others. */
  private within({ name }: Field): Within {
    const { flow } = this.kind.options;
    return { column: this.column(name), sorts: name === flow?.field ? ['createdAt', ...(flow.sorts ?? [])] : [] };
  }

  private given(values: object): Values {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }

  private async reliedOn(
    values: Values,
    before: Values | null,
    { sight }: CommandContext,
    { guards, beside }: How,
  ): Promise<readonly Guard[]> {
    const named = await reliedOn(this.kind, this.stores, { values, before, sight, beside });
    return [...named, ...((await guards?.()) ?? [])];
  }

  private written({ version, answer }: { version: number; answer: Values }): Written<R> {
    return { version, record: answer as Values & R };
  }
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const storeToken = ({ name }: { readonly name: string }): string => `RecordStore of ${name}`;
/** `@StoreOf(Load) private readonly loads: RecordStore<Load>` */
export const StoreOf = (table: { readonly name: string }): ParameterDecorator => Inject(storeToken(table));
