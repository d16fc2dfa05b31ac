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

/** What a command brings beside itself. */
export interface Along {
  /** Fields of the record that the command sets: what they name must be there, and still be when it commits. */
  readonly values?: Values;
  /** Reads the other streams that the decision relies on; again for every try. */
  readonly guards?: () => Promise<readonly Guard[]>;
  readonly status?: number;
}

/** The same for a command on a record that is there. */
export interface AlongCommand<State> extends Along {
  /** What other records do in the same commit, by what this one is before it: all of them or none. */
  readonly beside?: (state: State) => readonly AnyPart[];
}

/** How a new record is made. */
export interface Begun<Command> extends Along {
  /** Its number, or how one follows from its id until one is free. */
  readonly number?: { readonly field: string; readonly given: string | null; readonly of: (id: number) => string };
  readonly command: (id: never, number: string) => Command | Promise<Command>;
}

const MOST_NUMBERS_TRIED = 20;

/** Reads and writes of one type of records with rules of their own: a write is a command that its decider answers. */
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

  /** Runs a command on one; `record` is the row as it then is, with the names of what the command named. */
  async decide(
    id: R['id'],
    command: Command | ((state: State) => Command | Promise<Command>),
    context: CommandContext,
    along: AlongCommand<State> = {},
  ): Promise<Written<R>> {
    return this.run(id, typeof command === 'function' ? command : () => command, context, along, false);
  }

  /** Makes a new one. @throws RuleViolation ALREADY_TAKEN for a number that was given */
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
