import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays } from '../../../../platform/money/dates';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import type { WantedTerms } from '../domain/invoice.commands';
import { Invoice, type InvoiceStore } from '../invoice';
import { HauledBy } from './hauled-by';
import { InvoiceQuota } from './invoice-quota';

/** Where nothing is agreed with the broker. */
const DAYS_TO_PAY = 30;

type AsUsual = 'number' | 'issueDate' | 'dueDate';
/** The terms of a new invoice; a null number, issue date or due date gets its default value. */
export type NewTerms = Omit<WantedTerms, AsUsual> & { readonly [Name in AsUsual]: WantedTerms[Name] | null };

/**
 * Creates an invoice. By default it gets the next free number (INV-000123), today as the issue date and a due date as
 * many days after it as are agreed with the broker, else thirty.
 */
export class CreateInvoice extends Command<Written<Invoice>> {
  constructor(
    readonly terms: NewTerms,
    readonly draft: boolean,
    readonly context: CommandContext,
    /** How many invoices the actor may create in a month; 0: no limit. */
    readonly atMost = 0,
  ) {
    super();
  }
}

@CommandHandler(CreateInvoice)
export class CreateInvoiceHandler implements ICommandHandler<CreateInvoice> {
  constructor(
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    private readonly firm: Firm,
    private readonly quota: InvoiceQuota,
    private readonly hauledBy: HauledBy,
  ) {}

  async execute({ terms, draft, context, atMost }: CreateInvoice): Promise<Written<Invoice>> {
    const [today, { invoicePrefix }, hauled, broker] = await Promise.all([
      this.firm.today(context.clock.now()),
      this.firm.values(),
      this.hauledBy.of(terms.loadId, context.scope),
      terms.dueDate === null ? this.brokers.find(context.scope, terms.brokerId) : null,
    ]);
    const vehicleId = terms.vehicleId ?? hauled.vehicleId;
    const driverId = terms.driverId ?? hauled.driverId;
    const issueDate = terms.issueDate ?? today;
    const dueDate = terms.dueDate ?? addDays(issueDate, broker?.paymentDays ?? DAYS_TO_PAY);
    return this.quota.within(atMost, context, (check) =>
      this.invoices.create(
        {
          values: terms,
          number: {
            field: 'invoiceNumber',
            given: terms.number,
            of: (id) => `${invoicePrefix}${String(id).padStart(6, '0')}`,
          },
          command: (id, number) => ({
            type: 'CreateInvoice',
            id,
            terms: { ...terms, number, issueDate, dueDate, vehicleId, driverId },
            draft,
          }),
          guards: async () => {
            await check();
            return [];
          },
        },
        context,
      ),
    );
  }
}
