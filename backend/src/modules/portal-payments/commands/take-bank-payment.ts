import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { rowAs } from '../../../platform/commands/row-as';
import { Ids } from '../../../platform/database/ids';
import { streamName } from '../../../platform/event-store/facts';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Vault } from '../../../platform/vault/vault';
import { Client } from '../../clients';
import type { AccountType, BankMethod } from '../domain/bank-account';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import type { SealedAccount } from '../domain/portal-payment.facts';
import { PortalPaymentRow } from '../projections/portal-payments';
import type { KnownPurpose } from './payment-purposes';
import { portalPayments } from './portal-payment-aggregate';
import type { Settled } from './settle-portal-payment';
import { termsOf } from './payment-terms';

export interface BankAccount {
  readonly accountHolderName: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
}
export interface NewBankPayment extends KnownPurpose {
  readonly userId: string;
  readonly amount: number;
  readonly description: string;
  readonly method: BankMethod;
  readonly account: BankAccount | null;
  readonly checkNumber: string | null;
  readonly notes: string | null;
}

/** Takes a payment that comes by bank or check: it is pending until somebody at work says what became of it. */
export class TakeBankPayment extends Command<Settled> {
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
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly vault: Vault,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async execute({ payment, context }: TakeBankPayment): Promise<Settled> {
    const id = this.ids.uuid();
    const { clientId, method, purpose, checkNumber, notes } = payment;
    const account = payment.account && this.sealed(id, payment.account);
    const { version, answer: row } = await this.runner.run({
      aggregate: portalPayments,
      id,
      fresh: true,
      context,
      prepare: async (): Promise<Prepared<PortalPaymentCommand>> => {
        const company = await this.clients.get(context.sight, clientId);
        const terms = termsOf(id, payment, company);
        return {
          command: { type: 'TakeBankPayment', id, terms, method, purpose, account, checkNumber, notes },
          guards: [this.clients.guardOf(company)],
        };
      },
      answer: (_state, _version, written) => rowAs(PortalPaymentRow, written),
    });
    return { version, row };
  }

  private sealed(id: string, account: BankAccount): SealedAccount {
    const { accountNumber, ...others } = account;
    return {
      ...others,
      accountNumber: this.vault.seal(streamName(portalPayments.family.category, id), accountNumber),
      last4: accountNumber.slice(-4),
    };
  }
}
