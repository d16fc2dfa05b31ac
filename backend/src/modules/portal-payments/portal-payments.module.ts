import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { poolOf } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { SETTINGS, type Running } from '../../platform/settings/running';
import { UsersModule } from '../users';
import { CheckoutController } from './http/checkout.controller';
import { CompliancePaymentsController } from './http/compliance-payments.controller';
import { SandboxController } from './http/sandbox.controller';
import { WebhooksController } from './http/webhooks.controller';
import { GiveUpFeeHandler } from './commands/give-up-fee';
import { RefundFeeHandler } from './commands/refund-fee';
import { SettleFeeHandler } from './commands/settle-fee';
import { StartFeeHandler } from './commands/start-fee';
import { FeeStory } from './commands/fee-story';
import { CARD_PROVIDER, type CardProvider } from './adapters/card-provider';
import { SandboxBrowser } from './adapters/sandbox-browser';
import { SandboxProvider } from './adapters/sandbox-provider';
import { StripeProvider } from './adapters/stripe-provider';
import { FeePaymentOfHandler, ListFeePaymentsHandler } from './queries/fee-payments';
import { CheckCardPayments } from './reactions/check-card-payments';
import { MailTheReceipt } from './reactions/mail-the-receipt';
import { SandboxWorld } from './reactions/sandbox-world';
import { WebhookReceiver } from './adapters/webhook-receiver';

/** Who takes the cards: Stripe when it is configured, else the built-in sandbox. */
const providers = [
  {
    provide: SandboxProvider,
    inject: [DataSource, Jobs, Clock, SETTINGS],
    useFactory: (db: DataSource, jobs: Jobs, clock: Clock, { secret }: Running) =>
      new SandboxProvider(poolOf(db), jobs, clock, secret),
  },
  {
    provide: CARD_PROVIDER,
    inject: [SETTINGS, SandboxProvider],
    useFactory: ({ stripe }: Running, sandbox: SandboxProvider): CardProvider =>
      stripe ? new StripeProvider(stripe) : sandbox,
  },
];

@Module({
  imports: [UsersModule],
  controllers: [CheckoutController, CompliancePaymentsController, SandboxController, WebhooksController],
  providers: [
    ...providers,
    StartFeeHandler,
    SettleFeeHandler,
    RefundFeeHandler,
    GiveUpFeeHandler,
    ListFeePaymentsHandler,
    FeePaymentOfHandler,
    WebhookReceiver,
    SandboxBrowser,
    SandboxWorld,
    CheckCardPayments,
    MailTheReceipt,
    FeeStory,
  ],
  exports: [FeeStory, CheckCardPayments],
})
export class PortalPaymentsModule {}
