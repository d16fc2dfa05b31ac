import { Inject } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { EVERYTHING, sees, type Sight } from '../auth/viewer';
import type { Clock } from '../clock/clock';
import type { CommandContext } from '../commands/context';
import { rowsById, rowsOf, type RowsById } from '../database/database';
import type { Ids } from '../database/ids';
import { notFound, RuleViolation } from '../event-store/errors';
import { streamName } from '../event-store/facts';
import type { Guard } from '../event-store/unit';
import { mistake } from '../fields/check';
import type { ListQuery } from '../http/list-query';
import { Page, pageOf } from '../http/page';
import type { Holders } from './holders';
import { kindNamed, type RecordKind, type Values } from './kind';
import type { KeptRecord } from './kept-record';
import { AddRecord, ChangeRecord, RemoveRecord, RestoreRecord } from './record-commands';
import { filtersOf, fromOf, rangesOf } from './requests';
import type { Stores } from './stores';

/** A record as it stands after a write. */
export interface Written<R> {
  readonly version: number;
  readonly record: R;
}

/** What a write does beside storing what it is given. */
export interface How {
  /** Reads the other streams that the decision relies on; again for every try. */
  readonly guards?: () => Promise<readonly Guard[]>;
}

const DAY_MS = 86_400_000;
/** How long a removed record can be restored (decisions.md §5). */
const RESTORABLE_DAYS = 30;

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
    more: (rows: Rows) => unknown = () => undefined,
  ): Promise<Page<R>> {
    const rows: Rows = rowsOf<ObjectLiteral>(this.dataSource, this.kind.table, sight);
    if (query.removed) rows.andWhere(this.readable(), { since: this.daysAgo(RESTORABLE_DAYS), now: this.clock.now() });
    else rows.andWhere('r.removed_at IS NULL');
    const asked = query as unknown as Values;
    for (const { name } of filtersOf(this.kind))
      if (asked[name] !== undefined && asked[name] !== null)
        if (name === this.kind.options.flow?.field && String(asked[name]).includes(','))
          rows.andWhere(`r.${name} = ANY(:${name})`, { [name]: String(asked[name]).split(',') });
        else rows.andWhere(`r.${name} = :${name}`, { [name]: asked[name] });
    for (const field of rangesOf(this.kind))
      if (asked[fromOf(field)])
        rows.andWhere(`r.${field.name} >= :${fromOf(field)}`, { [fromOf(field)]: asked[fromOf(field)] });
    more(rows);
    const sort = query.sort ?? (query.removed ? '-removedAt' : this.kind.options.order);
    return pageOf<R>(
      rows,
      { ...query, ...(sort ? { sort } : {}) },
      {
        alias: 'r',
        id: 'id',
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
        return row && this.maySeeName(sight, row) ? [[id, this.called(row)] as const] : [];
      }),
    );
  }

  async add(values: object, context: CommandContext, how: How = {}): Promise<Written<R>> {
    const { numbers } = this.kind.options;
    return this.addAs(numbers ? await this.ids.next(numbers) : this.ids.uuid(), values, context, how);
  }

  /** The same under an id that was taken before. */
  async addAs(id: string | number, values: object, context: CommandContext, how: How = {}): Promise<Written<R>> {
    const given = this.given(values);
    const guards = this.reliedOn(given, null, context.sight, how);
    return this.written(await this.commands.execute(new AddRecord(this.kind, id, given, context, guards)));
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
    const guards = () => this.reliedOn(wanted, before, context.sight, how)();
    return this.written(await this.commands.execute(new ChangeRecord(this.kind, id, decided, context, guards)));
  }

  /** @throws RuleViolation IN_USE with the first ten that hold it */
  async remove(id: string | number, context: CommandContext): Promise<void> {
    const check = () => this.holders.mustBeFree(this.kind, id);
    await this.commands.execute(new RemoveRecord(this.kind, id, context, check));
  }

  /** @throws RuleViolation RESTORE_TOO_LATE after 30 days */
  async restore(id: string | number, context: CommandContext): Promise<Written<R>> {
    const row = await this.find(context.sight, id);
    if (row?.removedAt && Date.parse(row.removedAt) < this.daysAgo(RESTORABLE_DAYS).getTime())
      throw new RuleViolation(
        'RESTORE_TOO_LATE',
        `This ${this.kind.title} was removed more than ${RESTORABLE_DAYS} days ago and cannot be restored. Add it again.`,
      );
    return this.written(await this.commands.execute(new RestoreRecord(this.kind, id, context)));
  }

  /** Records as answers show them: names beside references, secrets masked, money in dollars. */
  shown(sight: Sight, records: readonly R[]): Promise<readonly Values[]> {
    return this.stores.shown(this.kind, sight, records as readonly (R & Values)[]);
  }

  inSight(sight: Sight, row: object): boolean {
    const { kind } = this;
    return sees(sight, { clientId: kind.clientOfRow(row as Values), id: (row as R).id }, kind.belonging);
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
  private maySeeName(sight: Sight, row: R): boolean {
    return this.inSight(sight, row) || (this.kind.belonging === 'person' && sight.clients === null);
  }

  private lists(removed: boolean): { search: readonly string[]; sort: Readonly<Record<string, string>> } {
    const { fields } = this.kind;
    const sorted = fields.filter((field) => field.sorted);
    return {
      search: fields.filter((field) => field.searched).map(({ name }) => name),
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

  private column(name: string): string {
    const found = this.dataSource.getMetadata(this.kind.table).findColumnWithPropertyName(name);
    return `r.${found?.databaseName ?? name}`;
  }

  private given(values: object): Values {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }

  /** Records that it names anew must be there, in sight, and still when it commits. */
  private reliedOn(
    values: Values,
    before: Values | null,
    sight: Sight,
    { guards }: How,
  ): () => Promise<readonly Guard[]> {
    const references = this.kind.fields.flatMap(({ name, label, refers }) => {
      const id = values[name] as string | number | null | undefined;
      const isNew = id !== undefined && id !== null && id !== before?.[name];
      return refers && isNew ? [{ name, label, kind: refers.kind, id }] : [];
    });
    return async () => [
      ...(await Promise.all(
        references.map(async ({ name, kind, id }) => {
          const store = this.stores.of(kindNamed(kind));
          const row = await store.find(kindNamed(kind).belonging === 'person' ? EVERYTHING : sight, id);
          if (!row || row.removedAt !== null) throw mistake(name, `This ${kindNamed(kind).title} does not exist`);
          return store.guardOf(row);
        }),
      )),
      ...((await guards?.()) ?? []),
    ];
  }

  private written({ version, answer }: { version: number; answer: Values }): Written<R> {
    return { version, record: answer as Values & R };
  }

  /** Which removed ones are told: for as long as they can be restored, and as the law has them kept. */
  private readable(): string {
    const { retention } = this.kind.options;
    const days = retention?.from.map((name) => this.column(name)).join(', ');
    return retention
      ? `(r.removed_at > :since OR GREATEST(${days}) + make_interval(years => ${retention.years}) > :now)`
      : 'r.removed_at > :since';
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const storeToken = ({ name }: { readonly name: string }): string => `RecordStore of ${name}`;
/** `@StoreOf(Load) private readonly loads: RecordStore<Load>` */
export const StoreOf = (table: { readonly name: string }): ParameterDecorator => Inject(storeToken(table));
