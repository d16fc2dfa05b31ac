import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Deposit, type DepositStore } from '../../deposits';
import { ApplyDeposit } from '../commands/apply-deposit';
import { NewApplication } from './payments.requests';

/** Payments of invoices from deposits. */
@Controller('api/deposits')
export class DepositPaymentsController {
  constructor(
    private readonly applying: ApplyDeposit,
    private readonly firm: Firm,
    @RichStoreOf(Deposit) private readonly deposits: DepositStore,
  ) {}

  @Post(':id/apply')
  @Route({
    allow: 'payments.write',
    summary: 'Pay an invoice of the same carrier from a deposit',
    answer: shownAs(Deposit),
  })
  async apply(
    @IdParam() depositId: number,
    @Body() { on, ...body }: NewApplication,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const day = on ?? (await this.firm.today(context.clock.now()));
    return this.deposits.answer(viewer, await this.applying.apply(depositId, { ...body, on: day }, context));
  }
}
