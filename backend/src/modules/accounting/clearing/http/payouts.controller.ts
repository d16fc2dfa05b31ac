import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { PayoutBook } from '../commands/record-payout';
import { Payout, payoutKind } from '../payout';
import { NewPayout, ReversedPayout } from './clearing.requests';

@Controller('api/clearing-payouts')
export class PayoutsController extends richRoutes(payoutKind, { list: true, get: true }) {
  constructor(private readonly book: PayoutBook) {
    super();
  }

  @Post()
  @Route({
    allow: 'payments.write',
    summary: 'Record that payments of clients arrived at the bank: a payout of cards, or checks that were deposited',
    answer: shownAs(Payout),
    status: 201,
  })
  async record(
    @Body() { paymentIds, amount, on = null, bookedOn = null }: NewPayout,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const asked = { paymentIds: [...new Set(paymentIds)], amount, on, bookedOn };
    return this.store.answer(viewer, await this.book.record(asked, context));
  }

  @Post(':id/reverse')
  @Route({
    allow: 'payments.write',
    summary: 'Reverse a payout or deposit; the books are reversed and its payments are on their way again',
    answer: shownAs(Payout),
  })
  async reverse(
    @UuidParam() id: string,
    @Body() { reversedOn = null, reason }: ReversedPayout,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.store.answer(viewer, await this.book.reverse(id, { reversedOn, reason }, context));
  }
}
