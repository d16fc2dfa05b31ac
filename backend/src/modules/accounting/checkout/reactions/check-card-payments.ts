import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/core/clock';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import {
  CardProvider,
  PortalPayment,
  RefundPortalPayment,
  SettlePortalPayment,
  type PortalPaymentStore,
} from '../../portal-payments';

export const CHECK_CARD_PAYMENTS = 'check-card-payments';
const YOUNGEST_MS = 2 * 60_000;
const OLDEST_MS = 24 * 3_600_000;
/** How long to ask for a missing fee: a provider reports its fee within days, or never. */
const FEE_KNOWN_MS = 7 * 24 * 3_600_000;
const BATCH = 200;
const UNSETTLED = [
  'r.open AND r.updated_at < :young',
  "r.payment_status = 'completed' AND r.refund_reason IS NOT NULL AND r.updated_at < :young",
  "r.payment_status = 'completed' AND r.processing_fee IS NULL AND r.updated_at BETWEEN :old AND :young",
];
const ago = (now: Date, milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
const UNREACHED = 'The payment never reached the card provider';

/**
 * Asks the card provider about payments whose outcome was never reported to us, because the browser was closed or a
 * webhook was lost. A payment that is still unpaid after a day is cancelled at the provider, so that nobody can pay it
 * later without our knowledge. The job is idempotent.
 */
@Injectable()
export class CheckCardPayments implements OnModuleInit {
  private readonly logger = new Logger('Checkout');

  constructor(
    private readonly jobs: Jobs,
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly provider: CardProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CHECK_CARD_PAYMENTS, ({ id }) => this.check(id));
  }

  /** @returns how many payments were checked, and how many of these checks failed */
  async check(cause: string): Promise<{ checked: number; failed: number }> {
    const now = this.clock.now();
    const context = systemContext(this.clock, 'worker', cause);
    let [checked, failed] = [0, 0];
    for (
      let batch = await this.unsettled(now, null);
      batch.length > 0;
      batch = await this.unsettled(now, batch.at(-1)?.id ?? null)
    ) {
      checked += batch.length;
      for (const row of batch) {
        try {
          await this.one(row, row.createdAt < ago(now, OLDEST_MS), context);
        } catch (error) {
          failed += 1;
          this.logger.warn({
            msg: 'a card payment could not be checked',
            paymentId: row.id,
            why: (error as Error).message,
          });
        }
      }
    }
    return { checked, failed };
  }

  private unsettled(now: Date, after: string | null): Promise<PortalPayment[]> {
    const rows = this.payments
      .rows(EVERYTHING)
      .andWhere(`(${UNSETTLED.join(' OR ')})`, { young: ago(now, YOUNGEST_MS), old: ago(now, FEE_KNOWN_MS) })
      .orderBy('r.id')
      .limit(BATCH);
    if (after) rows.andWhere('r.id > :after', { after });
    return rows.getRawMany<PortalPayment>();
  }

  private async one(row: PortalPayment, old: boolean, context: CommandContext): Promise<void> {
    const ours = row.provider === this.provider.name;
    if (row.open && (row.intentId === null || !ours)) {
      const reason = row.failure ?? UNREACHED;
      if (old) await this.payments.decide(row.id, { type: 'GiveUpPortalPayment', id: row.id, reason }, context);
      return;
    }
    if (!ours || row.intentId === null) return;
    if (row.refundReason !== null) {
      await this.commands
        .execute(new RefundPortalPayment(row.id, row.refundReason, context))
        .catch((error: unknown) => {
          if (!(error instanceof RuleViolation)) throw error;
        });
      return;
    }
    if (row.open && old) await this.provider.cancelIntent(row.intentId);
    await this.commands.execute(new SettlePortalPayment(row.intentId, context));
  }
}
