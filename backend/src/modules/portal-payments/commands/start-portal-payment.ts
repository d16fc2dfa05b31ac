import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { RuleViolation } from '../../../platform/event-store/errors';
import { Installation } from '../../../platform/installation/installation';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Client } from '../../clients';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { portalPayments } from './portal-payment-aggregate';
import { CARD_PROVIDER, type CardProvider, type Intent } from '../adapters/card-provider';
import { inner } from './inner';
import type { KnownPurpose } from './payment-purposes';
import { CURRENCY } from '../domain/portal-payment.facts';
import { termsOf } from './payment-terms';

export interface NewPortalPayment extends KnownPurpose {
  readonly userId: string;
  readonly amount: number;
  readonly description: string;
  readonly notes: string | null;
}

/**
 * Starts a card payment: our fact, the provider's payment, its id as our second fact. The provider acts once for our
 * id, so a request that is
 * sent again after a break goes on where the first one stopped.
 */
export class StartPortalPayment extends Command<Intent & { readonly paymentId: string }> {
  constructor(
    readonly payment: NewPortalPayment,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(StartPortalPayment)
export class StartPortalPaymentHandler implements ICommandHandler<StartPortalPayment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly installation: Installation,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider,
  ) {}

  async execute({ payment, context }: StartPortalPayment): Promise<Intent & { paymentId: string }> {
    const { clientId, purpose, amount, description, notes } = payment;
    if (this.provider.name === 'sandbox' && !(await this.installation.isDemo()))
      throw new RuleViolation('NO_CARD_PROVIDER', 'Card payments are not set up here yet. Please contact us to pay.');
    const id = this.ids.uuid();
    const { answer: paymentId } = await this.runner.run({
      aggregate: portalPayments,
      id,
      fresh: true,
      context,
      prepare: async (): Promise<Prepared<PortalPaymentCommand>> => {
        const company = await this.clients.get(context.sight, clientId);
        const terms = termsOf(id, payment, company);
        return {
          command: { type: 'StartPortalPayment', id, terms, provider: this.provider.name, notes },
          guards: [this.clients.guardOf(company)],
        };
      },
      answer: () => id,
    });
    if (purpose.documentId !== null || purpose.invoiceId !== null)
      await this.runner.run({
        aggregate: portalPayments,
        id: paymentId,
        context: inner(context),
        prepare: (): Prepared<PortalPaymentCommand> => ({ command: { type: 'LinkPayment', id: paymentId, purpose } }),
      });
    const intent = await this.provider.createIntent({ paymentId, amount, currency: CURRENCY, description });
    await this.runner.run({
      aggregate: portalPayments,
      id: paymentId,
      context: inner(context),
      prepare: (): Prepared<PortalPaymentCommand> => ({
        command: { type: 'NoteIntent', id: paymentId, intentId: intent.intentId },
      }),
    });
    return { ...intent, paymentId };
  }
}
