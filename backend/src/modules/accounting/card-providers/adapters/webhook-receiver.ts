import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { CardProvider, SettlePortalPayment } from '../../portal-payments';

/**
 * Takes the provider's messages, however they come. They only say where to look: what happened is asked of the provider
 * itself.
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
