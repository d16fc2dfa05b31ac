import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { RefundPortalPayment } from '../commands/refund-portal-payment';
import { PortalPayment, type PortalPaymentStore } from '../portal-payment';
import { PortalPayments } from '../queries/portal-payments';
import { PaymentFiguresView, PortalPaymentQuery, RefundRequest } from './payments.requests';

const answer = shownAs(PortalPayment);

@Controller('api')
export class PortalPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: PortalPayments,
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
  ) {}

  @Get('client-payments')
  @Route({
    allow: 'portal.read',
    summary: "The viewer's own payments",
    answer,
    list: true,
  })
  async own(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const page = await this.lists.page(viewer, query);
    return page.of(await this.payments.shown(viewer, page.items));
  }

  @Get('compliance-payments')
  @Route({
    allow: ['portal.read', 'portal-payments.read'],
    summary: 'Payments of clients to the firm: all of them, or the own ones',
    past: ['compliance_payments'],
    answer,
    list: true,
  })
  async list(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    return this.own(query, viewer);
  }

  @Get('compliance-payments/summary')
  @Route({
    allow: ['portal.read', 'portal-payments.read'],
    summary: 'What was paid and what is still to come, of the payments in scope',
    past: ['compliance_payments'],
    answer: PaymentFiguresView,
  })
  async figures(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<PaymentFiguresView> {
    const { paid, pending } = await this.lists.figures(narrowToClient(viewer, clientId));
    return { paid: moneyText(paid), pending: moneyText(pending) };
  }

  @Post('compliance-payments/:id/refund')
  @Route({
    allow: 'portal-payments.manage',
    summary: 'Give a payment back',
    answer,
  })
  async refund(
    @UuidParam() id: string,
    @Body() { reason }: RefundRequest,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.payments.answer(viewer, await this.commands.execute(new RefundPortalPayment(id, reason, context)));
  }
}
