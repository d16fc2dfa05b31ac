import { Body, Controller, Patch, Post } from '@nestjs/common';
import { EVERYTHING, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Account } from '../../../accounting/ledger';
import { Driver } from '../../../operations/drivers';
import { DeductionRule } from '../deduction-rule';
import { PayRule } from '../pay-rule';

export class NewPayRule extends newOf(PayRule) {}
export class PayRuleChanges extends changesOf(PayRule) {}
export class NewDeductionRule extends newOf(DeductionRule) {}
export class DeductionRuleChanges extends changesOf(DeductionRule) {}

/** Rules are of the client of their driver. */
const clientOf = async (drivers: RecordStore<Driver>, viewer: Viewer, driverId: number | undefined) => {
  const driver = driverId === undefined ? null : await drivers.find(viewer, driverId);
  if (driverId !== undefined && (!driver || driver.removedAt !== null))
    throw mistake('driverId', 'This driver does not exist');
  return driver ? { clientId: driver.clientId } : {};
};

/** Adds and changes what drivers are paid by. The other routes follow from the kind. */
@Controller('api/pay-rules')
export class PayRulesController {
  constructor(
    @StoreOf(PayRule) private readonly rules: RecordStore<PayRule>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
  ) {}

  @Post()
  @Route({ allow: 'settlements.write', summary: 'Add a pay rule', answer: shownAs(PayRule), status: 201 })
  async add(
    @Body() body: NewPayRule,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const ofClient = await clientOf(this.drivers, viewer, body.driverId);
    return this.rules.answer(viewer, await this.rules.add({ ...body, ...ofClient }, context));
  }

  @Patch(':id')
  @Route({ allow: 'settlements.write', summary: 'Change a pay rule', answer: shownAs(PayRule) })
  async change(
    @UuidParam() id: string,
    @Body() body: PayRuleChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const ofClient = await clientOf(this.drivers, viewer, body.driverId);
    return this.rules.answer(viewer, await this.rules.change(id, { ...body, ...ofClient }, context));
  }
}

/** Accounts that deductions cannot be booked on by a rule: records keep them, and their subledger would not agree. */
const KEPT: ReadonlySet<string> = new Set([
  ACCOUNT.bank,
  ACCOUNT.clientMoneyBank,
  ACCOUNT.cardClearing,
  ACCOUNT.receivable,
  ACCOUNT.clientFeesReceivable,
  ACCOUNT.dueFromFactor,
  ACCOUNT.driverAdvances,
  ACCOUNT.payable,
  ACCOUNT.fuelCard,
  ACCOUNT.settlements,
  ACCOUNT.escrow,
  ACCOUNT.factorRecourse,
  ACCOUNT.deposits,
  ACCOUNT.clientMoney,
  ACCOUNT.retainedEarnings,
]);

/** Adds and changes what is taken from the pay of drivers. The other routes follow from the kind. */
@Controller('api/deduction-rules')
export class DeductionRulesController {
  constructor(
    @StoreOf(DeductionRule) private readonly rules: RecordStore<DeductionRule>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
  ) {}

  @Post()
  @Route({ allow: 'settlements.write', summary: 'Add a deduction rule', answer: shownAs(DeductionRule), status: 201 })
  async add(
    @Body() body: NewDeductionRule,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const ofClient = await clientOf(this.drivers, viewer, body.driverId);
    const guards = () => this.isThere(body.accountNumber);
    return this.rules.answer(viewer, await this.rules.add({ ...body, ...ofClient }, context, { guards }));
  }

  @Patch(':id')
  @Route({ allow: 'settlements.write', summary: 'Change a deduction rule', answer: shownAs(DeductionRule) })
  async change(
    @UuidParam() id: string,
    @Body() body: DeductionRuleChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const ofClient = await clientOf(this.drivers, viewer, body.driverId);
    const guards = () => this.isThere(body.accountNumber);
    return this.rules.answer(viewer, await this.rules.change(id, { ...body, ...ofClient }, context, { guards }));
  }

  private async isThere(number: string | null | undefined): Promise<readonly Guard[]> {
    if (number === undefined || number === null) return [];
    const account = await this.accounts.find(EVERYTHING, number);
    if (!account || account.removedAt !== null) throw mistake('accountNumber', `There is no account ${number}`);
    if (!account.active) throw mistake('accountNumber', `${number} ${account.name} is not active`);
    if (account.cashAccount || KEPT.has(number))
      throw mistake('accountNumber', `${number} ${account.name} is kept by records, not by deductions`);
    return [this.accounts.guardOf(account)];
  }
}
