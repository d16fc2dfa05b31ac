import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { nothingHere } from '../../../../platform/web/server/demo.guard';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { CardProvider, intentOf, PortalPayments } from '../../portal-payments';
import { SandboxBrowser } from '../adapters/sandbox/sandbox-browser';
import { SandboxProvider } from '../adapters/sandbox/sandbox-provider';
import { SandboxConfirmed, SandboxToken } from './sandbox.answers';
import { Authentication, CardForm, Confirmation } from './sandbox.requests';

const limit = { points: 60, seconds: 60 };

/**
 * The endpoints that the browser would call at a real card provider. They take no command context, because that would
 * store a digest of the request, and nothing may be stored of a request that contains card data.
 */
@Controller('api/sandbox')
export class SandboxController {
  constructor(
    private readonly browser: SandboxBrowser,
    private readonly sandbox: SandboxProvider,
    private readonly payments: PortalPayments,
    private readonly provider: CardProvider,
  ) {}

  @Post('tokens')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    demo: true,
    summary: 'Built-in card provider: a token for a test card',
    answer: SandboxToken,
    limit,
  })
  token(@Body() card: CardForm): Promise<SandboxToken> {
    this.mustBeTheProvider();
    return this.browser.token(card);
  }

  @Post('confirm')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    demo: true,
    summary: 'Built-in card provider: pay with a token',
    answer: SandboxConfirmed,
    limit,
  })
  async confirm(@Body() { clientSecret, token }: Confirmation, @Me() viewer: Viewer): Promise<SandboxConfirmed> {
    return this.browser.confirm(await this.intentOf(clientSecret, viewer), token);
  }

  @Post('authenticate')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    demo: true,
    summary: "Built-in card provider: the payer's answer to the card's bank",
    answer: SandboxConfirmed,
    limit,
  })
  async authenticate(
    @Body() { clientSecret, approve }: Authentication,
    @Me() viewer: Viewer,
  ): Promise<SandboxConfirmed> {
    return this.browser.authenticate(await this.intentOf(clientSecret, viewer), approve);
  }

  private async intentOf(clientSecret: string, viewer: Viewer): Promise<string> {
    this.mustBeTheProvider();
    const intentId = intentOf(clientSecret);
    const row =
      intentId !== null && this.sandbox.fits(intentId, clientSecret)
        ? await this.payments.ofIntent(viewer, intentId)
        : null;
    if (!row?.intentId) throw notFound('payment');
    return row.intentId;
  }

  private mustBeTheProvider(): void {
    if (this.provider.name !== 'sandbox') throw nothingHere();
  }
}
