import type { CommandBus } from '@nestjs/cqrs';
import type { Ids } from '../../../../platform/database/ids';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import { AddRecord } from '../../../../platform/records/store/record-commands';
import { kindOf } from '../../../../platform/records/kind/kind';
import { Factor } from '../../../accounting/factors';
import type { InvoiceStore } from '../../../accounting/invoices';
import type { Contract, FactoredWay } from '../domain/factored';
import type { Haul } from '../domain/story';
import type { Clerk } from './clerk';

const NOTICE =
  'NOTICE OF ASSIGNMENT: this invoice has been assigned to, and is payable only to, the factor named above.';
const NOT_PAID = 10_00;

interface FactorStep {
  readonly on: IsoDate;
  readonly act: (context: CommandContext) => Promise<unknown>;
}

/** Sells invoices of the demo to factors or borrows on them, by contracts that are records. */
export class FactorDesk {
  /** The id of each factor by client and name. */
  private readonly known = new Map<string, string>();

  constructor(
    private readonly commands: CommandBus,
    private readonly invoices: InvoiceStore,
    private readonly ids: Ids,
    private readonly clerk: Clerk,
  ) {}

  steps(haul: Haul, way: FactoredWay): FactorStep[] {
    const { on } = haul.end;
    const ends = way.then ? addDays(on, way.then.after) : on;
    return [
      { on, act: (context) => this.factor(haul, way.contract, context) },
      ...(way.then ? [{ on: ends, act: (context: CommandContext) => this.ends(haul, way, ends, context) }] : []),
    ];
  }

  private async factor(haul: Haul, contract: Contract, context: CommandContext): Promise<void> {
    const id = this.clerk.invoiceId(haul);
    const factorId = await this.factorOf(this.clerk.clientId(haul.client), contract, context);
    const { name: factorName, ...terms } = termsOf(contract);
    const factor = { ...terms, factorId, factorName };
    await this.invoices.decide(id, { type: 'FactorInvoice', id, factor, on: haul.end.on, bookedOn: null }, context);
  }

  private async ends(haul: Haul, { then }: FactoredWay, on: IsoDate, context: CommandContext): Promise<void> {
    const id = this.clerk.invoiceId(haul);
    const dated = { id, on, bookedOn: null };
    if (then?.what === 'collected') {
      const paymentId = await this.ids.next('payment_ids');
      await this.invoices.decide(id, { ...dated, type: 'CollectFromFactor', paymentId }, context);
    } else if (then?.what === 'charged back') {
      const reason = 'The broker did not pay within 60 days';
      await this.invoices.decide(id, { ...dated, type: 'ChargeBackInvoice', reason }, context);
    } else {
      const returns = then?.what === 'short' ? { returns: cents(NOT_PAID) } : {};
      await this.invoices.decide(id, { ...dated, ...returns, type: 'ReleaseReserve' }, context);
    }
  }

  private async factorOf(clientId: string, contract: Contract, context: CommandContext): Promise<string> {
    const key = `${clientId} ${contract.name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const id = this.ids.uuid();
    await this.commands.execute(new AddRecord(kindOf(Factor), id, { ...termsOf(contract), clientId }, context));
    this.known.set(key, id);
    return id;
  }
}

const termsOf = (contract: Contract) => ({
  ...contract,
  feeDays: null,
  recourseDays: contract.recourse ? 60 : null,
  chargesBack: false,
  remitTo: `${contract.name}\nP.O. Box 4410\nKnoxville, TN 37902`,
  notice: NOTICE,
});
