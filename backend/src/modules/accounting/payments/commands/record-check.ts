import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { part } from '../../../../platform/event-log/commands/task';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Ids } from '../../../../platform/database/ids';
import { mistake } from '../../../../platform/fields/check';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Invoice, invoiceKind, Payment, type InvoiceCommand, type InvoiceStore } from '../../invoices';
import { mustBeShared, mustHaveOnePayer, type Share } from '../domain/check';

/** A check and how it is divided among invoices. Amounts in whole cents, the date as YYYY-MM-DD. */
export interface Check {
  readonly checkNumber: string;
  readonly amount: number;
  readonly paymentDate: string;
  /** The accounting date, where the month of the payment date is closed. */
  readonly bookedOn: string | null;
  readonly shares: readonly Share[];
  /** The user confirmed that one payer, such as a factor, sent the check for invoices of several brokers. */
  readonly onePayer: boolean;
  readonly notes: string | null;
}

@Injectable()
export class CheckBook {
  constructor(
    private readonly runner: CommandRunner,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @ReadsOf(Payment) private readonly payments: RecordReads<Payment>,
    private readonly ids: Ids,
  ) {}

  /**
   * Records one check over several invoices: one payment for each invoice, all of them or none.
   * @throws RuleViolation when an invoice is out of scope or was cancelled, or when the shares do not fit
   */
  async record(check: Check, context: CommandContext): Promise<readonly Payment[]> {
    const { checkNumber, paymentDate, bookedOn, shares, notes } = check;
    mustBeShared(check.amount, shares);
    const found = await this.invoices.byIds(
      context.scope,
      shares.map(({ invoiceId }) => invoiceId),
    );
    const missing = shares.findIndex(({ invoiceId }) => !found.some(({ id }) => id === invoiceId));
    if (missing >= 0) throw mistake(`shares.${missing}.invoiceId`, 'This invoice does not exist');
    mustHaveOnePayer(
      found.map(({ brokerId }) => brokerId),
      check.onePayer,
    );
    const paymentIds = await Promise.all(shares.map(() => this.ids.next('payment_ids')));
    const commandOf = ({ invoiceId, amount }: Share, at: number): InvoiceCommand => ({
      type: 'RecordPayment',
      id: invoiceId,
      field: `shares.${at}.amount`,
      payment: {
        paymentId: paymentIds[at] ?? 0,
        amount,
        paymentDate,
        bookedOn,
        method: 'check',
        factorId: null,
        factorFee: null,
        notes,
        checkNumber,
      },
    });
    const recorded = await this.runner.runTogether({
      parts: shares.map((share, at) =>
        part({
          aggregate: invoiceKind.aggregate,
          id: share.invoiceId,
          prepare: () => ({ command: commandOf(share, at) }),
        }),
      ),
      context,
      answer: paymentIds,
      status: 201,
    });
    return this.payments.byIds(context.scope, recorded);
  }
}
