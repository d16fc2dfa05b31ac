import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { RuleViolation } from '../../../platform/event-store/errors';
import { Installation } from '../../../platform/installation/installation';
import { dollars } from '../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Client } from '../../clients';
import { Firm } from '../../settings';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { CURRENCY } from '../domain/portal-payment.facts';
import { paymentReference } from '../domain/payment-reference';
import { portalPayments } from './portal-payment-aggregate';
import { CARD_PROVIDER, type CardProvider, type Intent } from '../adapters/card-provider';
import { inner } from './inner';

export interface NewPortalPayment {
  readonly clientId: string;
  readonly userId: string;
  /** What the portal showed; the price list decides. */
  readonly amount: number;
  readonly description: string;
  readonly notes: string | null;
}

/**
 * Starts a card payment: our fact, the provider's payment, its id as our second fact. The provider acts once for our id, so a request that is
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
    private readonly firm: Firm,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly installation: Installation,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider,
  ) {}

  async execute({
    payment: { clientId, userId, amount, description, notes },
    context,
  }: StartPortalPayment): Promise<Intent & { paymentId: string }> {
    if (this.provider.name === 'sandbox' && !(await this.installation.isDemo()))
      throw new RuleViolation('NO_CARD_PROVIDER', 'Card payments are not set up here yet. Please contact us to pay.');
    const { defaultFee: price } = await this.firm.values();
    if (amount !== price) {
      const message = `The amount must be ${dollars(price)}`;
      throw new RuleViolation('NOT_THE_PRICE', message, 'invalid', [{ field: 'amount', message }]);
    }
    const id = this.ids.uuid();
    const { answer: paymentId } = await this.runner.run({
      aggregate: portalPayments,
      id,
      fresh: true,
      context,
      prepare: async (): Promise<Prepared<PortalPaymentCommand>> => {
        const company = await this.clients.get(context.sight, clientId);
        const terms = {
          clientId,
          clientName: company.companyName,
          userId,
          amount: price,
          currency: CURRENCY,
          description,
          reference: paymentReference(id),
        } as const;
        return {
          command: { type: 'StartPortalPayment', id, terms, provider: this.provider.name, notes },
          guards: [this.clients.guardOf(company)],
        };
      },
      answer: () => id,
    });
    const intent = await this.provider.createIntent({ paymentId, amount: price, currency: CURRENCY, description });
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
