import { Inject } from '@nestjs/common';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { howRowsBelong, whatIsSeen } from '../../access/narrow';
import { sees, type Scope } from '../../access/viewer';
import type { Clock } from '../../core/clock';
import { rowsById, rowsOf, type RowsById } from '../../event-log/projections/read-tables';
import { notFound } from '../../core/errors';
import { streamName } from '../../event-log/events/events';
import type { Guard } from '../../event-log/store/unit';
import { displayNameOf } from '../kind/declared/display-name';
import type { Field } from '../../fields/field';
import { Versioned } from '../../web/routes/answer';
import type { ListQuery } from '../../lists/list-query';
import type { SortBy, Within } from '../../lists/order';
import type { SumRules } from '../../lists/sums';
import { Page, pageOf } from '../../lists/page';
import type { Searched } from '../../lists/search';
import type { ShownRecord, VersionedRecord } from '../kind/stored-record';
import type { Values } from '../kind/kind-options';
import { isRemovable, type RecordType } from '../kind/record-type';
import { boundsOf, filtersOf } from '../requests/requests';
import { restorableSince } from './restorable';
import { readableSql } from '../kind/declared/retention';
import { choicesByLabel } from './choices-by-label';
import { sumsOfKind } from './sums-of-kind';
import { referencesOf, type ViewerScope, type Stores } from './stores';

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** Options of one list that its type does not declare. */
export interface ListOptions {
  /** Filters of the query that the caller's own conditions handle. */
  readonly answered?: readonly string[];
  /** Further sorts, for those that depend on the day or the query. */
  readonly sort?: Readonly<Record<string, SortBy>>;
  /** A column that has a single value in all rows that match the conditions; see `Order`. */
  readonly within?: Within | undefined;
  /** Further columns that add up, for those that depend on the day or on other records. */
  readonly summed?: SumRules | undefined;
}

/** How a list is searched and sorted. */
interface Lists {
  readonly search: Searched;
  readonly sort: Readonly<Record<string, string>>;
}

/** Reads records of one type. Every read takes a scope; the system itself passes EVERYTHING. */
export class RecordReads<R extends ShownRecord, Type extends RecordType<R> = RecordType<R>> {
  private readonly lookUp: RowsById;
  private readonly known: { kept?: Lists; removed?: Lists } = {};

  constructor(
    readonly kind: Type,
    protected readonly dataSource: DataSource,
    protected readonly clock: Clock,
    protected readonly stores: Stores,
  ) {
    this.lookUp = rowsById(dataSource, kind.table);
  }

  /**
   * A page of the records in scope.
   * @param more adds the caller's own conditions, over alias `r`
   */
  async list(
    scope: ViewerScope,
    query: ListQuery & { readonly removed?: boolean },
    more?: (rows: Rows) => unknown,
    { answered = [], sort: orders = {}, within: narrowed, summed = {} }: ListOptions = {},
  ): Promise<Page<R>> {
    const rows = this.listed(scope);
    this.leaveRemoved(rows, query.removed === true);
    const asked: Values = { ...query };
    const isAsked = ({ name }: { readonly name: string }): boolean =>
      asked[name] !== undefined && asked[name] !== null && !answered.includes(name);
    const filters = filtersOf(this.kind).filter(isAsked);
    const several = (name: string): boolean =>
      (name === this.kind.options.flow?.field || filters.some((field) => field.name === name && field.multiple)) &&
      String(asked[name]).includes(',');
    for (const { name } of filters)
      rows.andWhere(`r.${name} = ANY(:${name})`, {
        [name]: several(name) ? String(asked[name]).split(',') : [asked[name]],
      });
    const bounds = boundsOf(this.kind).filter(({ name }) => asked[name]);
    for (const { field, name, is } of bounds) rows.andWhere(`r.${field.name} ${is} :${name}`, { [name]: asked[name] });
    const { client = 'clientId', ofTheFirm } = this.kind.options;
    const isOwn = ofTheFirm === true && client !== null && asked['own'] === true;
    if (isOwn) rows.andWhere(`${this.column(client)} IS NULL`);
    more?.(rows);
    const [only, another] = filters;
    const isOnly = !another && bounds.length === 0 && !isOwn && !more && !query.removed && scope.clients === null;
    const within = only && isOnly && !several(only.name) ? this.within(only) : narrowed;
    const beside = Object.fromEntries(
      referencesOf(this.kind).map(({ name, as, of }) => [as, this.stores.of(of).nameBeside(rows, scope, name)]),
    );
    const sort = query.sort ?? (query.removed ? '-removedAt' : this.kind.options.order);
    const which = query.removed ? 'removed' : 'kept';
    const { search, sort: sorts } = (this.known[which] ??= this.lists(query.removed === true));
    return pageOf<R>(
      rows,
      { ...query, ...(sort ? { sort } : {}) },
      {
        ...{ alias: 'r', id: 'id', extraColumns: beside, within, search, sort: { ...sorts, ...orders } },
        summed: { ...this.summed(scope), ...summed },
      },
    );
  }

  /** The columns of its lists that add up and that the viewer may see, over alias `r`. */
  summed({ permissions = [] }: ViewerScope): SumRules {
    return sumsOfKind(this.kind, permissions, (name) => this.column(name));
  }

  /** A query over the records in scope, alias `r`, for questions that `list` does not cover. */
  rows(scope: Scope): Rows {
    return rowsOf<ObjectLiteral>(this.dataSource, this.kind.table, scope);
  }

  /** The same over the records that lists show (the `listed` condition). */
  listed(scope: Scope): Rows {
    const { listed } = this.kind.options;
    return listed ? this.rows(scope).andWhere(listed) : this.rows(scope);
  }

  /** Those of these records that are in scope, ordered by id. */
  async byIds(scope: Scope, ids: readonly (string | number)[]): Promise<readonly R[]> {
    return this.rows(scope)
      .andWhere('r.id = ANY(:ids)', { ids: [...ids] })
      .orderBy('r.id')
      .getRawMany<R>();
  }

  private leaveRemoved(rows: Rows, removed: boolean): void {
    if (!isRemovable(this.kind)) return;
    if (!removed) rows.andWhere('r.removed_at IS NULL');
    else
      rows.andWhere(
        readableSql(this.kind.options.retention, (name) => this.column(name)),
        {
          since: restorableSince(this.clock),
          now: this.clock.now(),
        },
      );
  }

  /** One record. @throws RuleViolation NOT_FOUND, also when the record is out of scope or removed */
  async get(scope: Scope, id: string | number): Promise<R> {
    const row = await this.find(scope, id);
    if (!row || isRemoved(row)) throw notFound(this.kind.title);
    return row;
  }

  /** One record in scope, even if removed; null when there is none. */
  async find(scope: Scope, id: string | number): Promise<R | null> {
    const row = (await this.lookUp.find(id)) as R | undefined;
    return row && this.inScope(scope, row) ? row : null;
  }

  /** The display names by id of these records in scope, removed ones included. */
  async names(scope: Scope, ids: readonly (string | number | null)[]): Promise<ReadonlyMap<unknown, string>> {
    const wanted = [...new Set(ids)].filter((id): id is string | number => id !== null);
    const found = await Promise.all(wanted.map((id) => this.lookUp.find(id)));
    return new Map(
      wanted.flatMap((id, at) => {
        const row = found[at] as R | undefined;
        return row && (this.seesNames(scope) || this.inScope(scope, row)) ? [[id, this.displayName(row)] as const] : [];
      }),
    );
  }

  /**
   * A subquery for the display name of the record that a property of a page's rows refers to, if that record is in
   * scope. Null when a function makes the display name.
   * @param rows the query of the page
   */
  nameBeside(rows: Rows, scope: Scope, property: string): string | null {
    const { table, tableName, options } = this.kind;
    const { displayName } = options;
    if (typeof displayName === 'function') return null;
    const { belonging, client, driver, user } = howRowsBelong(table);
    const seen = this.seesNames(scope)
      ? null
      : whatIsSeen('n', client ? this.column(client, 'n') : 'NULL::uuid', scope, belonging, {
          driver: driver ? this.column(driver, 'n') : null,
          user: user ? this.column(user, 'n') : null,
        });
    if (seen) rows.setParameters(seen.parameters);
    const name = [displayName].flat().map((field) => this.column(field, 'n'));
    return `(SELECT ${name.join(" || ' ' || ")} FROM "${tableName}" n
      WHERE n.id = p."${property}"${seen ? ` AND ${seen.sql}` : ''})`;
  }

  /** Records as responses show them: with the names of referenced records, secrets masked, money in dollars. */
  shown(scope: ViewerScope, records: readonly R[]): Promise<readonly Values[]> {
    return this.stores.shown(this.kind, scope, records as readonly (R & Values)[]);
  }

  /** The response of a write: the record as it is shown, and its version. */
  async answer(scope: ViewerScope, { record }: { readonly record: R & VersionedRecord }): Promise<Versioned<Values>> {
    const [view = {}] = await this.shown(scope, [record]);
    return new Versioned(record.version, view);
  }

  inScope(scope: Scope, row: object): boolean {
    const { kind } = this;
    const [clientId, driverId] = [kind.clientOfRow(row as Values), kind.driverOfRow(row as Values)];
    return sees(
      scope,
      { clientId, driverId, userId: kind.userOfRow(row as Values), id: (row as R).id },
      kind.belonging,
    );
  }

  displayName(row: object): string {
    return displayNameOf(this.kind.options.displayName, row);
  }

  /** A guard: the commit fails when the record has changed since it was read. */
  guardOf({ id, version }: VersionedRecord): Guard {
    return { stream: streamName(this.kind.category, id), version };
  }

  /** Viewers who see all clients may see the names of all staff, even where the staff records are out of scope. */
  private seesNames(scope: Scope): boolean {
    return this.kind.belonging === 'person' && scope.clients === null;
  }

  /** The SQL column of a property, with its alias. */
  private column(name: string, alias = 'r'): string {
    const found = this.dataSource.getMetadata(this.kind.table).findColumnWithPropertyName(name);
    return `${alias}.${found?.databaseName ?? name}`;
  }

  private lists(removed: boolean): Lists {
    const { fields, options } = this.kind;
    const sorted = fields.filter((field) => field.sorted);
    const searched = fields.filter((field) => field.searched);
    const number = searched.find(({ name }) => options.unique?.some(({ by }) => by.length === 1 && by[0] === name));
    return {
      search: {
        texts: searched.map(({ name }) => this.column(name)),
        alternative: (q) => choicesByLabel(searched, q, (name) => this.column(name)),
        ...(number ? { number: this.column(number.name) } : {}),
      },
      sort: {
        ...Object.fromEntries(sorted.map((field) => [field.name, this.sortedBy(field)])),
        ...this.kind.options.sorts,
        // parts of a record are listed in the order of their events and have no index for this sort
        ...(this.kind.stamps.includes('version') ? { createdAt: 'r.created_at' } : {}),
        ...(removed ? { removedAt: 'r.removed_at' } : {}),
      },
    };
  }

  /** The index of a filter continues with the id. The status field has further indexes, one for each of its sorts. */
  private within({ name }: Field): Within {
    const { flow, sortedByStatus = [] } = this.kind.options;
    const ofStatus = name === 'status' ? sortedByStatus : [];
    return { column: this.column(name), sorts: name === flow?.field ? ['createdAt', ...(flow.sorts ?? [])] : ofStatus };
  }

  private sortedBy({ name, rule, sorted }: Field): string {
    const isWords = rule.column === 'text' && !rule.given['enum'] && sorted !== 'exact';
    return isWords ? `lower(${this.column(name)})` : this.column(name);
  }
}

const isRemoved = (row: object): boolean => ((row as Values)['removedAt'] ?? null) !== null;

export const readsToken = ({ name }: { readonly name: string }): string => `RecordReads of ${name}`;
/** `@ReadsOf(Payment) private readonly payments: RecordReads<Payment>` */
export const ReadsOf = (table: { readonly name: string }): ParameterDecorator => Inject(readsToken(table));
