import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/core/clock';
import { poolOf } from '../../../platform/event-log/projections/read-tables';
import { Jobs } from '../../../platform/infrastructure/jobs/jobs';
import { SETTINGS, type Running } from '../../../platform/installation/running';
import { CardProvider, PortalPaymentsModule } from '../portal-payments';
import { SandboxBrowser } from './adapters/sandbox/sandbox-browser';
import { SandboxProvider } from './adapters/sandbox/sandbox-provider';
import { WebhookReceiver } from './adapters/webhook-receiver';
import { whoTakesCards } from './adapters/who-takes-cards';
import { SandboxController } from './http/sandbox.controller';
import { WebhooksController } from './http/webhooks.controller';
import { SandboxWorld } from './reactions/sandbox-world';

const providers = [
  {
    provide: SandboxProvider,
    inject: [DataSource, Jobs, Clock, SETTINGS],
    useFactory: (db: DataSource, jobs: Jobs, clock: Clock, { secret }: Running) =>
      new SandboxProvider(poolOf(db), jobs, clock, secret),
  },
  {
    provide: CardProvider,
    inject: [SETTINGS, SandboxProvider],
    useFactory: whoTakesCards,
  },
];

/** Global, because the modules of portal payments, checkout and the demo inject what it exports. */
@Global()
@Module({
  imports: [PortalPaymentsModule],
  controllers: [SandboxController, WebhooksController],
  providers: [...providers, WebhookReceiver, SandboxBrowser, SandboxWorld],
  exports: [CardProvider, SandboxProvider],
})
export class CardProvidersModule {}
