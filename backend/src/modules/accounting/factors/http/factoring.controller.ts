import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { Ids } from '../../../../platform/database/ids';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { shownAs } from '../../../../platform/records/requests/requests';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { Invoice, type InvoiceCommand, type InvoiceStore } from '../../invoices';
import { Factor } from '../factor';
import { ChargeBack, Collection, NewFactoring, Release } from './factoring.requests';

const answer = shownAs(Invoice);
const NOTICE =
  'NOTICE OF ASSIGNMENT: This invoice has been assigned to, and is payable only to, the factor named above. Payment to anybody else does not settle it.';

/** What happens to an invoice with a factor. */
@Controller('api/invoices')
export class FactoringController {
  constructor(
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @StoreOf(Factor) private readonly factors: RecordStore<Factor>,
    private readonly firm: Firm,
    private readonly ids: Ids,
  ) {}

  @Post(':id/factor')
  @Route({ allow: 'payments.write', summary: 'Factor an invoice: its advance arrives', answer })
  async factor(
    @IdParam() id: number,
    @Body() { factorId, factoredOn, bookedOn, ...said }: NewFactoring,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const [{ clientId }, factor] = await Promise.all([
      this.invoices.get(viewer, id),
      this.factors.find(viewer, factorId),
    ]);
    if (!factor || factor.removedAt) throw mistake('factorId', 'This factor does not exist');
    if (factor.clientId !== clientId) throw mistake('factorId', `${factor.name} is a factor of somebody else’s books`);
    const { name: factorName, recourse, recourseDays, chargesBack, remitTo, notice } = factor;
    const { advanceRate, feeRate, feeAt, feeDays } = factor;
    const terms = { recourse, recourseDays, chargesBack, remitTo, notice: notice ?? NOTICE };
    return this.run(viewer, context, {
      type: 'FactorInvoice',
      id,
      factor: { factorId, factorName, ...terms, advanceRate, feeRate, feeAt, feeDays },
      on: factoredOn ?? (await this.today(context)),
      bookedOn,
      ...said,
    });
  }

  @Post(':id/factor/collect')
  @Route({ allow: 'payments.write', summary: 'Record what a factor with recourse collected of an invoice', answer })
  async collect(
    @IdParam() id: number,
    @Body() { collectedOn, ...said }: Collection,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const paymentId = await this.ids.next('payment_ids');
    const on = collectedOn ?? (await this.today(context));
    return this.run(viewer, context, { type: 'CollectFromFactor', id, paymentId, on, ...said });
  }

  @Post(':id/factor/release')
  @Route({ allow: 'payments.write', summary: 'Record the release of the reserve of a sold invoice', answer })
  async release(
    @IdParam() id: number,
    @Body() { releasedOn, ...said }: Release,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const on = releasedOn ?? (await this.today(context));
    return this.run(viewer, context, { type: 'ReleaseReserve', id, on, ...said });
  }

  @Post(':id/factor/charge-back')
  @Route({ allow: 'payments.write', summary: 'Record that the factor gave an invoice back', answer })
  async chargeBack(
    @IdParam() id: number,
    @Body() { on: given, ...said }: ChargeBack,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.run(viewer, context, {
      type: 'ChargeBackInvoice',
      id,
      on: given ?? (await this.today(context)),
      ...said,
    });
  }

  private async run(viewer: Viewer, context: CommandContext, command: InvoiceCommand): Promise<Versioned<Values>> {
    return this.invoices.answer(viewer, await this.invoices.decide(command.id, command, context));
  }

  private today({ clock }: CommandContext): Promise<string> {
    return this.firm.today(clock.now());
  }
}
