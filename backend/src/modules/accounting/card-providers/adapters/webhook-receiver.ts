import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { CardProvider, SettlePortalPayment } from '../../portal-payments';

/**
 * Receives the webhooks of the card provider. A webhook only says which payment changed; what happened to the payment
 * is then asked from the provider.
 */
@Injectable()
export class WebhookReceiver {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly provider: CardProvider,
  ) {}

  async receive(body: Buffer, signature: string, cause: string): Promise<void> {
    const intentId = this.provider.readWebhook(body, signature);
    if (intentId !== null)
      await this.commands.execute(new SettlePortalPayment(intentId, systemContext(this.clock, 'worker', cause)));
  }
}
