import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decided, Prepared } from '../commands/aggregate';
import { CommandRunner } from '../commands/command-runner';
import type { CommandContext } from '../commands/context';
import type { Guard } from '../event-store/unit';
import type { Row } from '../projections/rows';
import { Vault } from '../vault/vault';
import type { RecordCommand, RecordKind, RecordState, Values } from './record';
import { sealSecrets } from './secrets';

/** What a write of a record answers: its values after the write, with id, as the read table will show them. */
export type WrittenRecord = Decided & { answer: Values };

type Guards = () => Promise<readonly Guard[]>;
const nothing: Guards = () => Promise.resolve([]);

export class AddRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    readonly values: Values,
    readonly context: CommandContext,
    /** Reads the other records that this one relies on; again for every try. */
    readonly guards: Guards = nothing,
  ) {
    super();
  }
}

export class ChangeRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    /** What changes; or what follows from the record as it is when the change is decided. */
    readonly changes: Values | ((before: Values) => Values),
    readonly context: CommandContext,
    readonly guards: Guards = nothing,
  ) {
    super();
  }
}

export class RemoveRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const valuesOf = (state: RecordState): Values => (state.status === 'none' ? {} : state.values);
const answer = (state: RecordState, version: number, row: Row | null): Values => row ?? { ...valuesOf(state), version };
@CommandHandler(AddRecord)
export class AddRecordHandler implements ICommandHandler<AddRecord> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly vault: Vault,
  ) {}

  execute({ kind, id, values, context, guards }: AddRecord): Promise<WrittenRecord> {
    const sealed = sealSecrets(this.vault, kind, id, values, null);
    return this.runner.run({
      aggregate: kind.aggregate,
      id,
      fresh: true,
      context,
      status: 201,
      prepare: async (): Promise<Prepared<RecordCommand>> => ({
        command: { type: 'Add', id, values: sealed },
        guards: await guards(),
      }),
      answer,
    });
  }
}

@CommandHandler(ChangeRecord)
export class ChangeRecordHandler implements ICommandHandler<ChangeRecord> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly vault: Vault,
  ) {}

  execute({ kind, id, changes, context, guards }: ChangeRecord): Promise<WrittenRecord> {
    return this.runner.run({
      aggregate: kind.aggregate,
      id,
      context,
      prepare: async (state): Promise<Prepared<RecordCommand>> => {
        const before = valuesOf(state);
        const wanted = typeof changes === 'function' ? changes(before) : changes;
        return {
          command: { type: 'Change', id, changes: sealSecrets(this.vault, kind, id, wanted, before) },
          guards: await guards(),
        };
      },
      answer,
    });
  }
}

@CommandHandler(RemoveRecord)
export class RemoveRecordHandler implements ICommandHandler<RemoveRecord> {
  constructor(private readonly runner: CommandRunner) {}

  execute({ kind, id, context }: RemoveRecord): Promise<WrittenRecord> {
    return this.runner.run({
      aggregate: kind.aggregate,
      id,
      context,
      prepare: (): Prepared<RecordCommand> => ({ command: { type: 'Remove', id } }),
      answer,
    });
  }
}
