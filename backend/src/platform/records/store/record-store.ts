import { Inject } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../core/clock';
import type { CommandContext } from '../../event-log/commands/context';
import type { Ids } from '../../database/ids';
import type { Follow } from '../../event-log/commands/aggregate';
import type { Guard } from '../../event-log/store/unit';
import type { Holders } from './holders';
import type { RecordKind, Values } from '../kind/kind';
import type { StoredRecord } from '../kind/stored-record';
import { AddRecord, ChangeRecord, RemoveRecord, RestoreRecord } from './record-commands';
import { RecordReads } from './record-reads';
import { checkReferences } from './check-references';
import { mayBeRestored } from './restorable';
import type { Stores } from './stores';

/** A record after a write: `{ version: 3, record: load }`. */
export interface Written<R> {
  readonly version: number;
  readonly record: R;
}

/** Options of a write. */
export interface How {
  /** Reads further streams that the decision relies on; called again for every retry. */
  readonly guards?: () => Promise<readonly Guard[]>;
  /** A new record to add in the same commit, made by `newBeside` of its store; the change may refer to it. */
  readonly alongside?: Follow;
}

/**
 * Reads and writes the records of one plain kind. Writes throw RuleViolation for what the rules refuse.
 * @example
 * const { record } = await this.loads.change(7, { status: 'delivered' }, context);
 */
export class RecordStore<R extends StoredRecord<string | number>> extends RecordReads<R, RecordKind<R>> {
  constructor(
    kind: RecordKind<R>,
    dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    clock: Clock,
    stores: Stores,
    private readonly holders: Holders,
  ) {
    super(kind, dataSource, clock, stores);
  }

  async add(values: object, context: CommandContext, how: How = {}): Promise<Written<R>> {
    const { numbers } = this.kind.options;
    return this.addAs(numbers ? await this.ids.next(numbers) : this.ids.uuid(), values, context, how);
  }

  /** The same with an id that the caller has already drawn. */
  async addAs(id: string | number, values: object, context: CommandContext, how: How = {}): Promise<Written<R>> {
    const given = this.given(values);
    const guards = () => this.checkReferencesOf(given, null, context, how);
    return this.written(await this.commands.execute(new AddRecord(this.kind, id, given, context, guards)));
  }

  /** A new record to add in the commit of another one. The caller must have checked references and permissions. */
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
    const guards = () => this.checkReferencesOf(wanted, before, context, how);
    return this.written(
      await this.commands.execute(new ChangeRecord(this.kind, id, decided, context, guards, how.alongside)),
    );
  }

  /** @throws RuleViolation IN_USE with the names of the first ten records that hold it */
  async remove(id: string | number, context: CommandContext): Promise<void> {
    const check = () => this.holders.mustBeFree(this.kind, id);
    await this.commands.execute(new RemoveRecord(this.kind, id, context, check));
  }

  /** @throws RuleViolation RESTORE_TOO_LATE after 30 days */
  async restore(id: string | number, context: CommandContext): Promise<Written<R>> {
    const row = await this.find(context.scope, id);
    mayBeRestored(this.kind.title, row?.removedAt ?? null, this.clock);
    return this.written(await this.commands.execute(new RestoreRecord(this.kind, id, context)));
  }

  private given(values: object): Values {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }

  private async checkReferencesOf(
    values: Values,
    before: Values | null,
    { scope }: CommandContext,
    { guards, alongside }: How,
  ): Promise<readonly Guard[]> {
    const named = await checkReferences(this.kind, this.stores, { values, before, scope, alongside });
    return [...named.guards, ...((await guards?.()) ?? [])];
  }

  private written({ version, answer }: { version: number; answer: Values }): Written<R> {
    return { version, record: answer as Values & R };
  }
}

export const storeToken = ({ name }: { readonly name: string }): string => `RecordStore of ${name}`;
/** `@StoreOf(Load) private readonly loads: RecordStore<Load>` */
export const StoreOf = (table: { readonly name: string }): ParameterDecorator => Inject(storeToken(table));
