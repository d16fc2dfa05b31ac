import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decided, Named, Prepared } from '../../event-log/commands/aggregate';
import { CommandRunner } from '../../event-log/commands/command-runner';
import type { CommandContext } from '../../event-log/commands/context';
import { rowAs } from '../../event-log/commands/row-as';
import type { VersionedRecord } from '../kind/stored-record';
import type { RichKind } from '../kind/rich-kind';

/** Runs a command on a rich record, or creates the record with it, and returns the row afterwards. */
export class DecideRecord<R extends VersionedRecord, State, RecordCommand extends Named> extends Command<
  Decided & { answer: R }
> {
  constructor(
    readonly kind: RichKind<R, State, RecordCommand>,
    readonly id: R['id'],
    /** Looks up what the decision needs; called again for every retry. */
    readonly prepare: (state: State) => Promise<Prepared<RecordCommand>>,
    readonly context: CommandContext,
    readonly how: { readonly fresh?: boolean; readonly status?: number } = {},
  ) {
    super();
  }
}

@CommandHandler(DecideRecord)
export class DecideRecordHandler implements ICommandHandler<DecideRecord<VersionedRecord, unknown, Named>> {
  constructor(private readonly runner: CommandRunner) {}

  execute({
    kind,
    id,
    prepare,
    context,
    how,
  }: DecideRecord<VersionedRecord, unknown, Named>): Promise<Decided & { answer: VersionedRecord }> {
    return this.runner.run({
      aggregate: kind.aggregate,
      id,
      context,
      prepare,
      answer: (_state, _version, row) => rowAs(kind.table, row),
      ...how,
    });
  }
}
