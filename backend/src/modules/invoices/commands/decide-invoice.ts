import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { rowAs } from '../../../platform/commands/row-as';
import type { InvoiceCommand } from '../domain/invoice.commands';
import { invoices } from './invoice-aggregate';
import { InvoiceRow } from '../projections/invoice-rows';
import type { Written } from './create-invoice';
import type { Invoice } from '../domain/invoice';
import { ReliedOn, type InvoiceNames } from './relied-on';

/** A wish about an existing invoice that needs no look-ups but those of the records it newly names. */
export class DecideInvoice extends Command<Written> {
  constructor(
    readonly wish: Exclude<InvoiceCommand, { type: 'CreateInvoice' }>,
    readonly context: CommandContext,
    readonly status: number = 200,
  ) {
    super();
  }
}

@CommandHandler(DecideInvoice)
export class DecideInvoiceHandler implements ICommandHandler<DecideInvoice> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly reliedOn: ReliedOn,
  ) {}

  async execute({ wish, context, status }: DecideInvoice): Promise<Written> {
    let names: InvoiceNames = {};
    const { version, answer } = await this.runner.run({
      aggregate: invoices,
      id: wish.id,
      context,
      status,
      prepare: async (state): Promise<Prepared<InvoiceCommand>> => {
        const named = wish.type === 'ChangeInvoice' ? anew(wish.changes, state) : {};
        const relied = await this.reliedOn.by(named, context.sight);
        names = relied.names;
        return { command: wish, guards: relied.guards };
      },
      answer: (_state, _version, row) => rowAs(InvoiceRow, row),
    });
    return { version, row: answer, names };
  }
}

/** A driver that the invoice named before, as a bare number, is not looked for again. */
const anew = <Changes extends { driverId?: number | null | undefined }>(changes: Changes, state: Invoice): Changes =>
  state.status !== 'none' && changes.driverId === state.terms.driverId ? { ...changes, driverId: undefined } : changes;
