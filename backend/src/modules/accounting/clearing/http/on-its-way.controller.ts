import { Controller, Get } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { listOf, object } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { PortalPayment } from '../../portal-payments';
import { ClientMoneyCover } from '../queries/client-money-cover';
import { arriving, WaitingPayments } from '../queries/waiting-payments';
import { CoverView, MOST, WaitingView } from './clearing.requests';

@Controller('api')
export class OnItsWayController {
  constructor(
    private readonly waiting: WaitingPayments,
    private readonly cover: ClientMoneyCover,
  ) {}

  @Get('clearing-waiting')
  @Route({
    allow: 'payments.read',
    summary: `Payments of clients that are on their way to the bank, the oldest first: as many as one payout can have, ${MOST}`,
    answer: listOf(object(() => WaitingView)).schema,
  })
  async waits(@Me() viewer: Viewer): Promise<readonly WaitingView[]> {
    return (await this.waiting.inScope(viewer, MOST)).map(waitingView);
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

const waitingView = (payment: PortalPayment): WaitingView => {
  const { reference, amount } = arriving(payment);
  const { id, clientId, clientName, description, paymentDate, paymentMethod, processingFee } = payment;
  return {
    ...{ id, reference, clientId, clientName, description, paymentDate },
    source: paymentMethod === 'card' ? 'cards' : 'checks',
    amount: moneyText(amount),
    feeKnown: processingFee !== null,
  };
};
