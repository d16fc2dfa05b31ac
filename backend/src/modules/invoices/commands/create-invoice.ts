import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { rowAs } from '../../../platform/commands/row-as';
import { Ids } from '../../../platform/database/ids';
import { UniqueConflict } from '../../../platform/event-store/errors';
import { addDays } from '../../../platform/money/dates';
import { Firm } from '../../settings';
import type { InvoiceCommand, WantedTerms } from '../domain/invoice.commands';
import { invoices } from './invoice-aggregate';
import { InvoiceRow } from '../projections/invoice-rows';
import { InvoiceQuota } from './invoice-quota';
import { ReliedOn, type InvoiceNames, type Relied } from './relied-on';

const DAYS_TO_PAY = 30;
const MOST_NUMBERS_TRIED = 20;

export type InvoiceWish = Omit<WantedTerms, 'number' | 'issueDate' | 'dueDate'> & {
  readonly number: string | null;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
};
export interface Written {
  readonly version: number;
  readonly row: InvoiceRow;
  readonly names: InvoiceNames;
}

/**
 * Creates an invoice; without a number it takes the next free one (INV-000123), without dates today and thirty days on.
 */
export class CreateInvoice extends Command<Written> {
  constructor(
    readonly wish: InvoiceWish,
    readonly draft: boolean,
    readonly context: CommandContext,
    /** How many the actor may create in a month; 0 or absent: as many as it likes. */
    readonly atMost = 0,
  ) {
    super();
  }
}

@CommandHandler(CreateInvoice)
export class CreateInvoiceHandler implements ICommandHandler<CreateInvoice> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly firm: Firm,
    private readonly relied: ReliedOn,
    private readonly quota: InvoiceQuota,
  ) {}

  execute(command: CreateInvoice): Promise<Written> {
    return this.quota.within(command.atMost, command.context, (check) => this.create(command, check));
  }

  private async create({ wish, draft, context }: CreateInvoice, check: () => Promise<void>): Promise<Written> {
    const [today, { invoicePrefix }] = await Promise.all([this.firm.today(context.clock.now()), this.firm.values()]);
    const issueDate = wish.issueDate ?? today;
    for (let tried = 1; ; tried += 1) {
      let looking: Promise<Relied> | undefined = this.relied.by(wish, context.sight);
      looking.catch(() => undefined);
      const id = await this.ids.next('invoice_ids');
      const terms: WantedTerms = {
        ...wish,
        number: wish.number ?? `${invoicePrefix}${String(id).padStart(6, '0')}`,
        issueDate,
        dueDate: wish.dueDate ?? addDays(issueDate, DAYS_TO_PAY),
      };
      let names: InvoiceNames = {};
      try {
        const { version, answer } = await this.runner.run({
          aggregate: invoices,
          id,
          fresh: true,
          context,
          status: 201,
          prepare: async (): Promise<Prepared<InvoiceCommand>> => {
            await check();
            const relied = await (looking ?? this.relied.by(wish, context.sight));
            looking = undefined;
            names = relied.names;
            return { command: { type: 'CreateInvoice', id, terms, draft }, guards: relied.guards };
          },
          answer: (_state, _version, row) => rowAs(InvoiceRow, row),
        });
        return { version, row: answer, names };
      } catch (error) {
        const generatedOneIsTaken =
          error instanceof UniqueConflict && error.constraint === 'invoices_number' && wish.number === null;
        if (!generatedOneIsTaken || tried >= MOST_NUMBERS_TRIED) throw error;
      }
    }
  }
}
