import { Body, Controller, Delete, Patch, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EVERYTHING, type Viewer } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Line } from '../../../../platform/fields/decorators';
import { text } from '../../../../platform/fields/texts';
import { changesOf, newOf } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { inAddress } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Account } from '../account';
import { ACCOUNT_NUMBER } from '../domain/chart';
import { GetBalances } from '../queries/trial-balance';
import { AccountView, accountView } from './ledger.requests';

/** The number of an account in an address: `/api/ledger/accounts/1100`. */
const NumberParam = (): ParameterDecorator => inAddress('number', text('number', { form: ACCOUNT_NUMBER }));

export class NewAccount extends newOf(Account) {
  @Line('number', { max: 20, form: ACCOUNT_NUMBER, missing: 'The number is required' }) number: string;
}
export class AccountChanges extends changesOf(Account) {}

/** Writes the chart of accounts. */
@Controller('api/ledger/accounts')
export class AccountsController {
  constructor(
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Route({ allow: 'ledger.write', summary: 'Add an account to the chart', answer: AccountView, status: 201 })
  async add(
    @Body() { number, ...values }: NewAccount,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<AccountView>> {
    await this.mustBeFree(number);
    const { version } = await this.accounts.addAs(number, values, context);
    return this.answer(number, version, viewer);
  }

  @Patch(':number')
  @Route({ allow: 'ledger.write', summary: 'Change or deactivate an account', answer: AccountView })
  async change(
    @NumberParam() number: string,
    @Body() body: AccountChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<AccountView>> {
    const { version } = await this.accounts.change(number, body, context);
    return this.answer(number, version, viewer);
  }

  @Delete(':number')
  @Route({ allow: 'ledger.delete', summary: 'Delete an account that was never used', answer: 'none' })
  async remove(@NumberParam() number: string, @Ctx() context: CommandContext): Promise<void> {
    await this.accounts.remove(number, context);
  }

  @Post(':number/restore')
  @Route({ allow: 'ledger.delete', summary: 'Restore a deleted account', answer: AccountView })
  async restore(
    @NumberParam() number: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<AccountView>> {
    const { version } = await this.accounts.restore(number, context);
    return this.answer(number, version, viewer);
  }

  /** @throws RuleViolation ALREADY_TAKEN */
  private async mustBeFree(number: string): Promise<void> {
    const account = await this.accounts.find(EVERYTHING, number);
    if (!account) return;
    const message = account.removedAt
      ? `${number} ${account.name} was deleted; restore it, or choose another number`
      : `${number} is taken by ${account.name}`;
    throw new RuleViolation('ALREADY_TAKEN', message, 'conflict', [{ field: 'number', message }]);
  }

  private async answer(number: string, version: number, viewer: Viewer): Promise<Versioned<AccountView>> {
    const balances = await this.queries.execute(new GetBalances({ to: null }, viewer));
    const balance = balances.find((each) => each.number === number);
    if (!balance) throw new Error(`The account ${number} is not in the chart`);
    return new Versioned(version, accountView(balance));
  }
}
