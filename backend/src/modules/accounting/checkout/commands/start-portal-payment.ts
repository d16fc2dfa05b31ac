import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { Installation } from '../../../../platform/installation/installation';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Client } from '../../../clients/clients';
import type { KnownPurpose } from '../../payment-purposes';
import {
  CardProvider,
  CURRENCY,
  PortalPayment,
  termsOf,
  type Intent,
  type PortalPaymentStore,
} from '../../portal-payments';

/** A card payment to start; `amount` in whole cents. */
export interface NewPortalPayment extends KnownPurpose {
  readonly userId: string;
  readonly amount: number;
  readonly description: string;
  readonly notes: string | null;
}

/**
 * Starts a card payment in three steps: it records our event, creates the payment at the provider and records the id of
 * that payment as another event. The provider creates only one payment for our id, so a repeated request continues
 * where a broken-off one stopped.
 * @throws RuleViolation NO_CARD_PROVIDER when only the sandbox is configured and this is no demo installation
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
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly installation: Installation,
    private readonly provider: CardProvider,
  ) {}

  async execute({ payment, context }: StartPortalPayment): Promise<Intent & { paymentId: string }> {
    const { clientId, purpose, amount, description, notes } = payment;
    if (this.provider.name === 'sandbox' && !(await this.installation.isDemo()))
      throw new RuleViolation('NO_CARD_PROVIDER', 'Card payments are not set up here yet. Please contact us to pay.');
    let guard: Guard;
    const { record } = await this.payments.create(
      {
        command: async (id) => {
          const company = await this.clients.get(context.scope, clientId);
          guard = this.clients.guardOf(company);
          const terms = termsOf(id, payment, company);
          return { type: 'StartPortalPayment', id, terms, provider: this.provider.name, notes };
        },
        guards: () => Promise.resolve([guard]),
      },
      context,
    );
    const { id: paymentId } = record;
    if (purpose.documentId !== null || purpose.invoiceId !== null)
      await this.payments.decide(paymentId, { type: 'LinkPayment', id: paymentId, purpose }, inner(context));
    const intent = await this.provider.createIntent({ paymentId, amount, currency: CURRENCY, description });
    const { intentId } = intent;
    await this.payments.decide(paymentId, { type: 'NoteIntent', id: paymentId, intentId }, inner(context));
    return { ...intent, paymentId };
  }
}
