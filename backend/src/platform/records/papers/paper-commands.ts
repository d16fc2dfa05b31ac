import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decided } from '../../event-log/commands/aggregate';
import { CommandRunner } from '../../event-log/commands/command-runner';
import type { CommandContext } from '../../event-log/commands/context';
import { notFound } from '../../core/errors';
import type { RecordKind } from '../kind/kind';
import { papersIn, type Paper, type PaperCommand } from '../kind/papers';

/** A paper after a write, and the new version of its record. */
export type WrittenPaper = Decided & { readonly answer: Paper };

/** Adds, changes, removes or restores a paper of a record. */
export class WritePaper extends Command<WrittenPaper> {
  constructor(
    readonly kind: RecordKind,
    readonly wanted: PaperCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(WritePaper)
export class WritePaperHandler implements ICommandHandler<WritePaper> {
  constructor(private readonly runner: CommandRunner) {}

  execute({ kind: { aggregate }, wanted, context }: WritePaper): Promise<WrittenPaper> {
    return this.runner.run({
      aggregate,
      id: wanted.id,
      context,
      status: wanted.type === 'AddPaper' ? 201 : 200,
      prepare: () => ({ command: wanted }),
      answer: (_, __, row): Paper => {
        const papers = papersIn(row ?? {});
        const paper = wanted.type === 'AddPaper' ? papers.at(-1) : papers.find(({ nr }) => nr === wanted.nr);
        if (!paper) throw notFound('document');
        return paper;
      },
    });
  }
}
