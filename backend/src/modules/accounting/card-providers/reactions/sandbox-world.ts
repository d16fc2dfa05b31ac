import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { SANDBOX_SLOW, SANDBOX_WEBHOOK, SandboxProvider } from '../adapters/sandbox/sandbox-provider';
import { WebhookReceiver } from '../adapters/webhook-receiver';

/**
 * The background work of the sandbox: slow payments succeed after their delay, and webhooks are delivered to the same
 * receiver as those of a real provider.
 */
@Injectable()
export class SandboxWorld implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sandbox: SandboxProvider,
    private readonly receiver: WebhookReceiver,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SANDBOX_SLOW, ({ data }) => this.sandbox.take(String(data['intentId']), ['processing']));
    this.jobs.handle(SANDBOX_WEBHOOK, async ({ id, data }) => {
      const { body, signature } = this.sandbox.signed(String(data['intentId']), String(data['type']));
      await this.receiver.receive(body, signature, id);
    });
  }
}
