import { Injectable } from '@nestjs/common';
import type { Prepared } from '../../../../platform/event-log/commands/aggregate';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { Ids } from '../../../../platform/database/ids';
import { mistake } from '../../../../platform/fields/check';
import type { Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Deposit, type DepositStore } from '../../deposits';
import type { NewPayment } from '../../invoice-money';
import { Invoice, invoiceKind, type InvoiceCommand, type InvoiceStore } from '../../invoices';

/** What is paid of an invoice from a deposit, in whole cents: as much as both have when no amount is said. */
export interface Application {
  readonly invoiceId: number;
  readonly amount?: number | undefined;
  readonly on: string;
}

/** Pays invoices from deposits: the deposit is less, and the invoice has a payment of it, in one commit. */
@Injectable()
export class ApplyDeposit {
  constructor(
    private readonly ids: Ids,
    @RichStoreOf(Deposit) private readonly deposits: DepositStore,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
  ) {}

  /** @throws RuleViolation when the invoice is of another carrier or client, or either has less than the amount */
  async apply(
    depositId: number,
    { invoiceId, on, ...asked }: Application,
    context: CommandContext,
  ): Promise<Written<Deposit>> {
    const deposit = await this.deposits.get(context.scope, depositId);
    const invoice = await this.invoices.find(context.scope, invoiceId);
    if (!invoice) throw mistake('invoiceId', 'This invoice does not exist');
    mustBeOfOne(deposit, invoice);
    const open = invoice.status === 'cancelled' ? 0 : invoice.open;
    if (open === 0 && deposit.open > 0) throw mistake('invoiceId', 'Nothing of this invoice is open');
    const amount = asked.amount ?? Math.min(deposit.open, open);
    const paymentId = await this.ids.next('payment_ids');
    const { brokerId, checkNumber } = deposit;
    const payment: NewPayment = {
      ...{ paymentId, amount, paymentDate: on, method: 'deposit', factorId: null, factorFee: null, notes: null },
      ...{ checkNumber, deposit: { id: depositId, brokerId } },
    };
    const command = { type: 'ApplyDeposit', id: depositId, invoiceId, paymentId, amount, on } as const;
    return this.deposits.decide(depositId, command, context, {
      beside: () => [
        part({
          aggregate: invoiceKind.aggregate,
          id: invoiceId,
          prepare: (state): Prepared<InvoiceCommand> => {
            if (state.status !== 'none') mustBeOfOne(deposit, state.terms);
            return { command: { type: 'RecordPayment', id: invoiceId, payment } };
          },
        }),
      ],
    });
  }
}

interface Owed {
  readonly brokerId: number;
  readonly clientId: string | null;
}
const mustBeOfOne = (deposit: Owed, invoice: Owed): void => {
  if (deposit.brokerId !== invoice.brokerId)
    throw mistake('invoiceId', 'This invoice is of another carrier than the deposit');
  if (deposit.clientId !== invoice.clientId)
    throw mistake('invoiceId', 'This invoice is of another client than the deposit');
};
