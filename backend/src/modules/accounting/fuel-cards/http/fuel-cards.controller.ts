import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { moneyText } from '../../../../platform/money/money';
import type { Page } from '../../../../platform/lists/page';
import type { Values } from '../../../../platform/records/kind/kind';
import { listOf, object } from '../../../../platform/fields/shown';
import { shownAs } from '../../../../platform/records/requests/requests';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { WordParam } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Client } from '../../../clients/clients';
import { FuelCardBook } from '../commands/fuel-card-book';
import { FuelCardPayment } from '../fuel-card-payment';
import { FuelCardsOwed } from '../queries/fuel-cards-owed';
import { FuelCardPaymentQuery, NewFuelCardPayment, OwedView, ReversedPayment } from './fuel-cards.requests';

const answer = shownAs(FuelCardPayment);

/** What is owed on fuel cards, and payments of it. */
@Controller('api/fuel-cards')
export class FuelCardsController {
  constructor(
    private readonly book: FuelCardBook,
    private readonly owed: FuelCardsOwed,
    @ReadsOf(FuelCardPayment) private readonly payments: RecordReads<FuelCardPayment>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  @Get('owed')
  @Route({
    allow: 'expenses.read',
    summary: "What each book owes on its fuel card, the firm's own first",
    answer: listOf(object(() => OwedView)).schema,
  })
  async all(@Me() viewer: Viewer): Promise<OwedView[]> {
    const owed = await this.owed.all(viewer);
    const names = await this.clients.names(
      viewer,
      owed.map(({ clientId }) => clientId),
    );
    return owed.map(({ clientId, owed: cents }) => ({
      clientId,
      clientName: clientId === null ? null : (names.get(clientId) ?? null),
      owed: moneyText(cents),
    }));
  }

  @Get('payments')
  @Route({
    allow: 'expenses.read',
    summary: 'Fuel card payments',
    past: ['fuel_card_payments', 'clients'],
    answer,
    list: true,
  })
  async list(@Query() query: FuelCardPaymentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const page = await this.payments.list(viewer, query);
    return page.of(await this.payments.shown(viewer, page.items));
  }

  @Post('payments')
  @Route({ allow: 'expenses.write', summary: 'Record a payment of a fuel card', answer, status: 201 })
  async pay(@Body() body: NewFuelCardPayment, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<Values> {
    const { clientId = null, amount, paidOn = null, reference = null, bookedOn = null } = body;
    return this.shown(viewer, await this.book.pay({ clientId, amount, paidOn, reference, bookedOn }, context));
  }

  @Post('payments/:id/reverse')
  @Route({
    allow: 'expenses.write',
    summary: 'Reverse a payment of a fuel card; the books are reversed and it is owed again',
    answer,
  })
  async reverse(
    @WordParam('id', 100) id: string,
    @Body() { reversedOn = null, reason }: ReversedPayment,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Values> {
    return this.shown(viewer, await this.book.reverse(id, { reversedOn, reason }, context));
  }

  private async shown(viewer: Viewer, payment: FuelCardPayment): Promise<Values> {
    const [view = {}] = await this.payments.shown(viewer, [payment]);
    return view;
  }
}
