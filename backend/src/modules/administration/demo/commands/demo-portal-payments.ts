import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { SandboxProvider } from '../../../accounting/card-providers';
import { StartPortalPayment } from '../../../accounting/checkout';
import { FOR_NOTHING } from '../../../accounting/payment-purposes';
import {
  CardProvider,
  FEE_DESCRIPTIONS,
  RefundPortalPayment,
  SettlePortalPayment,
} from '../../../accounting/portal-payments';
import { Firm } from '../../settings';

const DAY_MS = 86_400_000;
const PAYERS = 6;
/** The days on which clients pay fees, counted back from today: after each end of a quarter, and once in between. */
const DAYS_AGO = [322, 231, 140, 49, 12];
const DECLINED = { payer: 1, time: 3, reason: 'Your card was declined.' };
const REFUNDED = { payer: 0, time: 2, afterDays: 2, reason: 'Paid twice for the same quarter' };

export interface Payer {
  readonly id: string;
  readonly userId: string;
}
export interface DemoPaymentStep {
  readonly at: Date;
  readonly act: (context: CommandContext) => Promise<void>;
}

/**
 * A year of fee payments, made with the same commands that users send and with the sandbox as the card provider: most
 * are completed, one is declined, one refunded.
 */
@Injectable()
export class DemoPortalPayments {
  constructor(
    private readonly commands: CommandBus,
    private readonly firm: Firm,
    private readonly sandbox: SandboxProvider,
    private readonly provider: CardProvider,
  ) {}

  /**
   * The payments as steps in the order of time, to be mixed with the other steps of the demo. None when a real provider
   * takes the payments.
   * @param payer gives the client and its user when the step runs; undefined leaves the step out
   */
  steps(payer: (nr: number) => Payer | undefined, now: Date): DemoPaymentStep[] {
    if (this.provider.name !== 'sandbox') return [];
    const paid = new Map<string, string>();
    const ago = (days: number, nr: number): Date => new Date(now.getTime() - days * DAY_MS + nr * 600_000);
    const payments = DAYS_AGO.flatMap((days, time) =>
      Array.from({ length: PAYERS }, (_, nr) => nr)
        .filter((nr) => (nr + time) % 2 === 0)
        .map((nr): DemoPaymentStep => ({
          at: ago(days - nr, nr),
          act: (context) => this.pay(payer(nr), nr, time, paid, context),
        })),
    );
    const { payer: whose, time, afterDays, reason } = REFUNDED;
    const refund: DemoPaymentStep = {
      at: ago((DAYS_AGO[time] ?? 0) - whose - afterDays, whose),
      act: async (context) => {
        const id = paid.get(`${whose}/${time}`);
        if (id) await this.commands.execute(new RefundPortalPayment(id, reason, context));
      },
    };
    return [...payments, refund].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  private async pay(
    payer: Payer | undefined,
    nr: number,
    time: number,
    paid: Map<string, string>,
    context: CommandContext,
  ): Promise<void> {
    if (!payer) return;
    const { defaultFee } = await this.firm.values();
    const description = FEE_DESCRIPTIONS[(nr + time) % 4 === 0 ? 0 : 1];
    const { intentId, paymentId } = await this.commands.execute(
      new StartPortalPayment(
        {
          clientId: payer.id,
          purpose: FOR_NOTHING,
          userId: payer.userId,
          amount: defaultFee,
          parts: [{ kind: 'service', amount: defaultFee }],
          description,
          notes: null,
        },
        context,
      ),
    );
    await this.sandbox.play(intentId, nr === DECLINED.payer && time === DECLINED.time ? DECLINED.reason : null);
    await this.commands.execute(new SettlePortalPayment(intentId, context));
    paid.set(`${nr}/${time}`, paymentId);
  }
}
