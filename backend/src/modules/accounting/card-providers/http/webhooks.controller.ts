import { Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Route } from '../../../../platform/web/routes/route';
import { notSigned } from '../adapters/provider-problems';
import { WebhookReceiver } from '../adapters/webhook-receiver';

@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly receiver: WebhookReceiver) {}

  /** The body is not parsed before this method, because the signature covers its raw bytes. */
  @Post('card-payments')
  @Route({ allow: 'public', summary: "The card provider's messages, signed by it", answer: 'none' })
  async receive(@Req() request: Request & { id?: string }): Promise<void> {
    const signature = request.get('stripe-signature') ?? request.get('sandbox-signature');
    if (!signature || !Buffer.isBuffer(request.body)) throw notSigned();
    await this.receiver.receive(request.body, signature, request.id ?? 'webhook');
  }
}
