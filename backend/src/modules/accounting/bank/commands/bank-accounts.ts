import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { Account } from '../../ledger';
import { BankAccount } from '../bank-account';

/** What a request says of a bank account; what it leaves out is undefined. */
export type GivenBankAccount = { readonly [Name in keyof BankAccount]?: BankAccount[Name] | undefined };

const HAS_LINES = 'SELECT 1 AS line FROM bank_lines WHERE bank_account_id = $1 LIMIT 1';

/** Adds and changes bank accounts. */
@Injectable()
export class BankAccountBook {
  constructor(
    @StoreOf(BankAccount) private readonly store: RecordStore<BankAccount>,
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws RuleViolation INVALID naming `ledgerAccount` when it is no account that holds money */
  add(given: GivenBankAccount, context: CommandContext): Promise<Written<BankAccount>> {
    return this.store.add(given, context, { guards: () => this.holdsMoney(given.ledgerAccount) });
  }

  /** @throws RuleViolation as `add`, and IN_USE when it has lines and would be another account of the ledger */
  async change(id: string, given: GivenBankAccount, context: CommandContext): Promise<Written<BankAccount>> {
    let before: BankAccount | undefined;
    const changes = (known: BankAccount): GivenBankAccount => {
      before = known;
      return given;
    };
    const guards = async (): Promise<readonly Guard[]> => {
      const moved = (['ledgerAccount', 'clientId'] as const).find(
        (name) => given[name] !== undefined && given[name] !== before?.[name],
      );
      if (moved) await this.mustBeEmpty(id, moved);
      return given.ledgerAccount === undefined ? [] : this.holdsMoney(given.ledgerAccount);
    };
    return this.store.change(id, changes, context, { guards });
  }

  private async holdsMoney(number = ''): Promise<readonly Guard[]> {
    const account = await this.accounts.find(EVERYTHING, number);
    if (!account || account.removedAt !== null) throw mistake('ledgerAccount', `There is no account ${number}`);
    if (!account.active) throw mistake('ledgerAccount', `${number} ${account.name} is not active`);
    if (!account.cashAccount)
      throw mistake('ledgerAccount', `${number} ${account.name} is not a cash account; choose one, or mark it as one`);
    return [this.accounts.guardOf(account)];
  }

  private async mustBeEmpty(id: string, field: string): Promise<void> {
    const { rows } = await poolOf(this.dataSource).query(HAS_LINES, [id]);
    if (rows.length === 0) return;
    const message = 'Lines of this bank account were imported: its book and its account in the ledger stay';
    throw new RuleViolation('IN_USE', message, 'conflict', [{ field, message }]);
  }
}
