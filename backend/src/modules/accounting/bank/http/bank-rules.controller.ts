import { Body, Controller, Patch, Post } from '@nestjs/common';
import { EVERYTHING, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Account } from '../../ledger';
import { BankRule } from '../bank-rule';

export class NewBankRule extends newOf(BankRule) {}
export class BankRuleChanges extends changesOf(BankRule) {}

/** Adds and changes rules of the bank: their account must be in the chart. The other routes follow from the kind. */
@Controller('api/bank-rules')
export class BankRulesController {
  constructor(
    @StoreOf(BankRule) private readonly store: RecordStore<BankRule>,
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
  ) {}

  @Post()
  @Route({ allow: 'bank.write', summary: 'Add a bank rule', answer: shownAs(BankRule), status: 201 })
  async add(
    @Body() body: NewBankRule,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const guards = () => this.isThere(body.accountNumber);
    return this.store.answer(viewer, await this.store.add(body, context, { guards }));
  }

  @Patch(':id')
  @Route({ allow: 'bank.write', summary: 'Change a bank rule', answer: shownAs(BankRule) })
  async change(
    @UuidParam() id: string,
    @Body() body: BankRuleChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const guards = () => this.isThere(body.accountNumber);
    return this.store.answer(viewer, await this.store.change(id, body, context, { guards }));
  }

  private async isThere(number: string | undefined): Promise<readonly Guard[]> {
    if (number === undefined) return [];
    const account = await this.accounts.find(EVERYTHING, number);
    if (!account || account.removedAt !== null) throw mistake('accountNumber', `There is no account ${number}`);
    if (!account.active) throw mistake('accountNumber', `${number} ${account.name} is not active`);
    return [this.accounts.guardOf(account)];
  }
}
