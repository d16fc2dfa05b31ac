import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/core/clock';
import { poolOf } from '../../../platform/event-log/projections/read-tables';
import { Jobs } from '../../../platform/infrastructure/jobs/jobs';
import { SETTINGS, type Running } from '../../../platform/installation/running';
import { Records } from '../../../platform/records/records.module';
import { UsersModule } from '../../people/users';
import './domain/portal-payment.postings';
import { CheckoutController } from './http/checkout.controller';
import { PortalPaymentsController } from './http/portal-payments.controller';
import { SandboxController } from './http/sandbox.controller';
import { WebhooksController } from './http/webhooks.controller';
import { RefundPortalPaymentHandler } from './commands/refund-portal-payment';
import { SettlePortalPaymentHandler } from './commands/settle-portal-payment';
import { StartPortalPaymentHandler } from './commands/start-portal-payment';
import { MoveBankPaymentHandler } from './commands/move-bank-payment';
import { PaymentPurposes } from './commands/payment-purposes';
import { TakeBankPaymentHandler } from './commands/take-bank-payment';
import { CARD_PROVIDER } from './adapters/card-provider';
import { SandboxBrowser } from './adapters/sandbox/sandbox-browser';
import { SandboxProvider } from './adapters/sandbox/sandbox-provider';
import { PortalPayment } from './portal-payment';
import { PortalPayments } from './queries/portal-payments';
import { CheckCardPayments } from './reactions/check-card-payments';
import { MailTheReceipt } from './reactions/mail-the-receipt';
import { SandboxWorld } from './reactions/sandbox-world';
import { WebhookReceiver } from './adapters/webhook-receiver';
import { whoTakesCards } from './adapters/who-takes-cards';

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
    useFactory: whoTakesCards,
  },
];

@Module({
  imports: [UsersModule, Records.rich(PortalPayment)],
  controllers: [CheckoutController, PortalPaymentsController, SandboxController, WebhooksController],
  providers: [
    ...providers,
    StartPortalPaymentHandler,
    SettlePortalPaymentHandler,
    RefundPortalPaymentHandler,
    TakeBankPaymentHandler,
    MoveBankPaymentHandler,
    PaymentPurposes,
    PortalPayments,
    WebhookReceiver,
    SandboxBrowser,
    SandboxWorld,
    CheckCardPayments,
    MailTheReceipt,
  ],
  exports: [PortalPayments, CARD_PROVIDER, SandboxProvider, CheckCardPayments],
})
export class PortalPaymentsModule {}
