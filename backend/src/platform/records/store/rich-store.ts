import { Inject } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../core/clock';
import type { AnyPart, Named, Prepared } from '../../event-log/commands/aggregate';
import type { CommandContext } from '../../event-log/commands/context';
import type { Ids } from '../../database/ids';
import { UniqueConflict } from '../../core/errors';
import type { Guard } from '../../event-log/store/unit';
import type { VersionedRecord } from '../kind/stored-record';
import type { Values } from '../kind/kind-options';
import { RecordReads } from './record-reads';
import type { Written } from './record-store';
import { checkReferences, type ResolvedReferences } from './check-references';
import { DecideRecord } from './rich-commands';
import type { RichKind } from '../kind/rich-kind';
import type { Stores } from './stores';

/** Options of a command on a rich record. */
export interface Along {
  /** The fields that the command sets. The records they refer to must exist, and must not change before the commit. */
  readonly values?: Values;
  /** Reads further streams that the decision relies on; called again for every retry. */
  readonly guards?: () => Promise<readonly Guard[]>;
  readonly status?: number;
}

/** The same for a command on an existing record. */
export interface AlongCommand<State> extends Along {
  /**
   * What other existing records do in the same commit, given the state of this one before the command: all of them
   * commit, or none.
   */
  readonly beside?: (state: State) => readonly AnyPart[];
}

/** How a new record is created. */
export interface Begun<Command> extends Along {
  /**
   * The field that holds its number, the number given by the request (or null), and how to derive a number from the id.
   * When a derived number is taken, the next id is tried.
   */
  readonly number?: { readonly field: string; readonly given: string | null; readonly of: (id: number) => string };
  readonly command: (id: never, number: string) => Command | Promise<Command>;
}

const MOST_NUMBERS_TRIED = 20;

/** Reads and writes the records of one rich type. A write is a command for the decider. */
export class RichStore<R extends VersionedRecord, State, Command extends Named> extends RecordReads<
  R,
  RichKind<R, State, Command>
> {
  constructor(
    kind: RichKind<R, State, Command>,
    dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    clock: Clock,
    stores: Stores,
  ) {
    super(kind, dataSource, clock, stores);
  }

  /**
   * Runs a command on a record. The returned `record` is the row afterwards, with the names of the records that the
   * command referred to.
   * @throws RuleViolation when the decider refuses the command
   */
  async decide(
    id: R['id'],
    command: Command | ((state: State) => Command | Promise<Command>),
    context: CommandContext,
    along: AlongCommand<State> = {},
  ): Promise<Written<R>> {
    return this.run(id, typeof command === 'function' ? command : () => command, context, along, false);
  }

  /** Creates a record. @throws UniqueConflict when a number that the request gave is taken */
  async create({ number, command, ...along }: Begun<Command>, context: CommandContext): Promise<Written<R>> {
    const { numbers, unique = [] } = this.kind.options;
    const index = unique.find(({ by }) => by.length === 1 && by[0] === number?.field)?.index;
    for (let tried = 1; ; tried += 1) {
      const id = numbers ? await this.ids.next(numbers) : this.ids.uuid();
      const taken = number?.given ?? number?.of(id as number) ?? '';
      try {
        return await this.run(id, () => command(id as never, taken), context, { status: 201, ...along }, true);
      } catch (error) {
        const isOther = !(error instanceof UniqueConflict) || error.constraint !== index;
        if (isOther || number?.given !== null || tried >= MOST_NUMBERS_TRIED) throw error;
      }
    }
  }

  private async run(
    id: R['id'],
    command: (state: State) => Command | Promise<Command>,
    context: CommandContext,
    { values = {}, guards, beside, status }: AlongCommand<State>,
    fresh: boolean,
  ): Promise<Written<R>> {
    let relied: ResolvedReferences = { guards: [], names: {} };
    const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const prepare = async (state: State): Promise<Prepared<Command>> => {
      const before = fresh ? null : this.kind.valuesOf(state);
      relied = await checkReferences(this.kind, this.stores, { values: set, before, scope: context.scope });
      return {
        command: await command(state),
        guards: [...relied.guards, ...((await guards?.()) ?? [])],
        beside: beside?.(state) ?? [],
      };
    };
    const how = { fresh, ...(status === undefined ? {} : { status }) };
    const decided = await this.commands.execute(new DecideRecord(this.kind, id, prepare, context, how));
    return { version: decided.version, record: { ...decided.answer, ...relied.names } };
  }
}

export const richStoreToken = ({ name }: { readonly name: string }): string => `RichStore of ${name}`;
/** `@RichStoreOf(Invoice) private readonly invoices: InvoiceStore` */
export const RichStoreOf = (table: { readonly name: string }): ParameterDecorator => Inject(richStoreToken(table));
