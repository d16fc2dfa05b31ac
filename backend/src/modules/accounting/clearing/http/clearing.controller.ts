import { Body, Controller, Get, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { moneyText } from '../../../../platform/money/money';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { PayoutBook } from '../commands/record-payout';
import { ClientMoneyCover } from '../queries/client-money-cover';
import { CoverView, NewPayout, PayoutView } from './clearing.requests';

@Controller('api')
export class ClearingController {
  constructor(
    private readonly payouts: PayoutBook,
    private readonly cover: ClientMoneyCover,
  ) {}

  @Post('clearing-payouts')
  @Route({
    allow: 'payments.write',
    summary: 'Record that payments of clients arrived at the bank: a payout of cards, or checks that were deposited',
    answer: PayoutView,
    status: 201,
  })
  async record(
    @Body() { paymentIds, amount, on = null }: NewPayout,
    @Ctx() context: CommandContext,
  ): Promise<PayoutView> {
    const unique = [...new Set(paymentIds)];
    const {
      id,
      reference,
      amount: cents,
      on: day,
      payments,
    } = await this.payouts.record({ paymentIds: unique, amount, on }, context);
    return { id, reference, amount: moneyText(cents), on: day, payments: payments.length };
  }

  @Get('client-money-cover')
  @Route({
    allow: 'client-money.read',
    summary: 'Whether the client money bank has what clients are owed, and what has to be moved to it',
    answer: CoverView,
  })
  async covered(@Me() viewer: Viewer): Promise<CoverView> {
    const { held, inBank, onItsWay, toMove } = await this.cover.now(viewer);
    return {
      held: moneyText(held),
      inBank: moneyText(inBank),
      onItsWay: moneyText(onItsWay),
      toMove: moneyText(toMove),
    };
  }
}
