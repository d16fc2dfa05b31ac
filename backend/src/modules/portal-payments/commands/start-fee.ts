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
import type { FeeCommand } from '../domain/fee.commands';
import { CURRENCY } from '../domain/fee.facts';
import { feeReference } from '../domain/fee-reference';
import { fees } from './fee-aggregate';
import { CARD_PROVIDER, type CardProvider, type Intent } from '../adapters/card-provider';
import { inner } from './inner';

export interface FeeWish {
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
export class StartFee extends Command<Intent & { readonly paymentId: string }> {
  constructor(
    readonly wish: FeeWish,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(StartFee)
export class StartFeeHandler implements ICommandHandler<StartFee> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly firm: Firm,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly installation: Installation,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider,
  ) {}

  async execute({
    wish: { clientId, userId, amount, description, notes },
    context,
  }: StartFee): Promise<Intent & { paymentId: string }> {
    if (this.provider.name === 'sandbox' && !(await this.installation.isDemo()))
      throw new RuleViolation('NO_CARD_PROVIDER', 'Card payments are not set up here yet. Please contact us to pay.');
    const { defaultFee: price } = await this.firm.values();
    if (amount !== price) {
      const message = `The amount must be ${dollars(price)}`;
      throw new RuleViolation('NOT_THE_PRICE', message, 'invalid', [{ field: 'amount', message }]);
    }
    const id = this.ids.uuid();
    const { answer: paymentId } = await this.runner.run({
      aggregate: fees,
      id,
      fresh: true,
      context,
      prepare: async (): Promise<Prepared<FeeCommand>> => {
        const company = await this.clients.get(context.sight, clientId);
        const terms = {
          clientId,
          clientName: company.companyName,
          userId,
          amount: price,
          currency: CURRENCY,
          description,
          reference: feeReference(id),
        } as const;
        return {
          command: { type: 'StartFee', id, terms, provider: this.provider.name, notes },
          guards: [this.clients.guardOf(company)],
        };
      },
      answer: () => id,
    });
    const intent = await this.provider.createIntent({ paymentId, amount: price, currency: CURRENCY, description });
    await this.runner.run({
      aggregate: fees,
      id: paymentId,
      context: inner(context),
      prepare: (): Prepared<FeeCommand> => ({
        command: { type: 'NoteIntent', id: paymentId, intentId: intent.intentId },
      }),
    });
    return { ...intent, paymentId };
  }
}
