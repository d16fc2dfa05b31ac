import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { streamName } from '../../../../platform/event-log/events/events';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Vault } from '../../../../platform/infrastructure/vault/vault';
import { Client } from '../../../clients/clients';
import type { KnownPurpose } from '../../payment-purposes';
import {
  PortalPayment,
  portalPaymentKind,
  termsOf,
  type AccountType,
  type BankMethod,
  type PortalPaymentStore,
  type SealedAccount,
} from '../../portal-payments';

export interface BankAccount {
  readonly accountHolderName: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
}
/** A payment by bank or check; `amount` in whole cents, `account` null for a check. */
export interface NewBankPayment extends KnownPurpose {
  readonly userId: string;
  readonly amount: number;
  readonly description: string;
  readonly method: BankMethod;
  readonly account: BankAccount | null;
  readonly checkNumber: string | null;
  readonly notes: string | null;
}

/**
 * Records a payment that a client announces by bank or check. It is pending until the office records whether it
 * arrived.
 */
export class TakeBankPayment extends Command<Written<PortalPayment>> {
  constructor(
    readonly payment: NewBankPayment,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(TakeBankPayment)
export class TakeBankPaymentHandler implements ICommandHandler<TakeBankPayment> {
  constructor(
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly vault: Vault,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async execute({ payment, context }: TakeBankPayment): Promise<Written<PortalPayment>> {
    const { clientId, method, purpose, checkNumber, notes } = payment;
    let guard: Guard;
    return this.payments.create(
      {
        command: async (id) => {
          const company = await this.clients.get(context.scope, clientId);
          guard = this.clients.guardOf(company);
          const account = payment.account && this.sealed(id, payment.account);
          const terms = termsOf(id, payment, company);
          return { type: 'TakeBankPayment', id, terms, method, purpose, account, checkNumber, notes };
        },
        guards: () => Promise.resolve([guard]),
      },
      context,
    );
  }

  private sealed(id: string, account: BankAccount): SealedAccount {
    const { accountNumber, ...others } = account;
    return {
      ...others,
      accountNumber: this.vault.seal(streamName(portalPaymentKind.category, id), accountNumber),
      last4: accountNumber.slice(-4),
    };
  }
}
