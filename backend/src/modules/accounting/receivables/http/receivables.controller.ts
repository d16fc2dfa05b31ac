import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { listOf, object } from '../../../../platform/fields/shown';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import { BulkDone } from '../../../../platform/records/bulk/bulk-answers';
import { Firm } from '../../../administration/settings';
import { CarrierLetters } from '../commands/write-to-carriers';
import { Ageing } from '../queries/ageing';
import { DaysToPay } from '../queries/days-to-pay';
import { MoneyByMonth } from '../queries/money-by-month';
import { AgeView, DaysToPayView, MonthView } from './receivables.answers';
import { BrokerQuery, InvoicesBulk } from './receivables.requests';

/** Receivables: the ageing of open invoices, money by month, days to pay and reminders. */
@Controller('api/invoices')
export class ReceivablesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly byAge: Ageing,
    private readonly toPay: DaysToPay,
    private readonly letters: CarrierLetters,
    private readonly firm: Firm,
  ) {}

  @Get('ageing')
  @Route({
    allow: 'invoices.read',
    summary: 'What is open by how late it is, the current first',
    past: ['invoices'],
    answer: listOf(object(() => AgeView)).schema,
  })
  async ageing(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<AgeView[]> {
    const ages = await this.byAge.of(await this.firm.today(), viewer, clientId ?? null);
    return ages.map(({ age, invoices, balance }) => ({ age, invoices, balance: moneyText(balance) }));
  }

  @Get('months')
  @Route({
    allow: 'invoices.read',
    summary: 'What was billed and received in each of the last twelve months, the earliest first',
    past: ['invoices', 'payments'],
    answer: listOf(object(() => MonthView)).schema,
  })
  async months(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<MonthView[]> {
    const months = await this.queries.execute(new MoneyByMonth(await this.firm.today(), viewer, clientId ?? null));
    return months.map(({ from, billed, received }) => ({
      month: from.slice(0, 7),
      billed: moneyText(billed),
      received: moneyText(received),
    }));
  }

  @Get('days-to-pay')
  @Route({
    allow: 'invoices.read',
    summary:
      'How long a carrier takes to pay, or all of them, on average over the last twelve months and in each of them',
    past: ['invoices'],
    answer: DaysToPayView,
  })
  async daysToPay(@Query() { brokerId, clientId }: BrokerQuery, @Me() viewer: Viewer): Promise<DaysToPayView> {
    const today = await this.firm.today();
    const found = await this.toPay.of(brokerId ?? null, today, viewer, { clientId: clientId ?? null });
    return { ...found, months: [...found.months] };
  }

  @Post('bulk')
  @Route({
    allow: 'invoices.write',
    summary: 'Send many invoices or remind of them, one letter to each carrier; what became of each invoice',
    answer: BulkDone,
  })
  bulk(@Body() { ids, action }: InvoicesBulk, @Ctx() context: CommandContext): Promise<BulkDone> {
    return this.letters.send(action, ids, context);
  }
}
