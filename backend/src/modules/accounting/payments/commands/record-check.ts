import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { part } from '../../../../platform/event-log/commands/task';
import type { AnyPart, Prepared } from '../../../../platform/event-log/commands/aggregate';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Ids } from '../../../../platform/database/ids';
import { mistake } from '../../../../platform/fields/check';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Invoice, invoiceKind, Payment, type InvoiceCommand, type InvoiceStore } from '../../invoices';
import { depositKind, type DepositCommand } from '../../deposits';
import { depositorOf, mustBeShared, mustHaveOnePayer, type Share } from '../domain/check';

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
  /** What the shares leave of the check is a deposit of the carrier. */
  readonly rest?: 'deposit' | undefined;
  readonly notes: string | null;
}
/** What a check made: a payment of each invoice, and a deposit of so many cents; 0 when nothing was left of it. */
export interface Recorded {
  readonly payments: readonly Payment[];
  readonly deposited: number;
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
   * Records one check over several invoices: one payment for each invoice, and a deposit of the rest, all of it or
   * nothing.
   * @throws RuleViolation when an invoice is out of scope or was cancelled, or when the shares do not fit
   */
  async record(check: Check, context: CommandContext): Promise<Recorded> {
    const { checkNumber, paymentDate, bookedOn, shares, notes, rest } = check;
    const deposited = mustBeShared(check.amount, shares, rest);
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
    const commandOf = ({ invoiceId, amount, discount, lines, short }: Share, at: number): InvoiceCommand => ({
      type: 'RecordPayment',
      id: invoiceId,
      within: `shares.${at}.`,
      payment: {
        paymentId: paymentIds[at] ?? 0,
        amount: amount + (discount ?? 0),
        paymentDate,
        bookedOn,
        method: 'check',
        factorId: null,
        factorFee: discount ?? null,
        notes,
        checkNumber,
        lines,
        short,
      },
    });
    const recorded = await this.runner.runTogether({
      parts: [
        ...shares.map((share, at) =>
          part({
            aggregate: invoiceKind.aggregate,
            id: share.invoiceId,
            prepare: () => ({ command: commandOf(share, at) }),
          }),
        ),
        ...(deposited > 0 ? [await this.deposit(check, deposited, depositorOf(found))] : []),
      ],
      context,
      answer: { paymentIds, deposited },
      status: 201,
    });
    const payments = await this.payments.byIds(context.scope, recorded.paymentIds);
    return { payments, deposited: recorded.deposited };
  }

  private async deposit(
    { paymentDate, bookedOn, checkNumber }: Check,
    amount: number,
    { brokerId, clientId }: ReturnType<typeof depositorOf>,
  ): Promise<AnyPart> {
    const id = await this.ids.next('deposit_ids');
    const terms = { brokerId, clientId, amount, receivedOn: paymentDate, bookedOn, checkNumber };
    return part({
      aggregate: depositKind.aggregate,
      id,
      fresh: true,
      prepare: (): Prepared<DepositCommand> => ({ command: { type: 'TakeDeposit', id, terms } }),
    });
  }
}
