import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Driver } from '../../../operations/drivers';
import type { AccountOf, AccountTermsSet } from '../domain/driver-account.decider';
import type { Quarter } from '../domain/escrow-interest';
import { accountId, DriverAccount, type DriverAccountStore } from '../driver-account';

/** Money that goes to a driver, as it is asked for; the amount in whole cents, the day null for today. */
export interface AskedMoney {
  readonly amount: number;
  readonly on: IsoDate | null;
  readonly text: string;
  readonly bookedOn: IsoDate | null;
  /** The account in a book where the driver drove before: '0192….7'; null for that of now. */
  readonly account: string | null;
}

/** What is asked of how an account is kept; absent: it stays. The day is null for today. */
export type AskedTerms = Partial<AccountTermsSet> & { readonly from: IsoDate | null };

/** The account that a movement is on, and what must not have changed meanwhile. */
interface MeantAccount {
  readonly of: AccountOf;
  readonly guards: () => Promise<readonly Guard[]>;
}

/** Gives advances and returns escrow. */
@Injectable()
export class DriverAccountBook {
  constructor(
    @RichStoreOf(DriverAccount) private readonly accounts: DriverAccountStore,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    private readonly firm: Firm,
  ) {}

  /** The account of a driver by its id, also in a book where it drove before; null before the first movement. */
  async find(scope: Scope, id: string, driverId: number): Promise<DriverAccount | null> {
    const account = await this.accounts.find(scope, id);
    return account?.driverId === driverId ? account : null;
  }

  async move(
    type: 'GiveAdvance' | 'ReturnEscrow',
    driverId: number,
    { amount, text, bookedOn, account, ...asked }: AskedMoney,
    context: CommandContext,
  ): Promise<Written<DriverAccount>> {
    const today = await this.firm.today(context.clock.now());
    const on = asked.on ?? today;
    mustNotBeAhead('on', on, today);
    const { of, guards } = await this.meant(driverId, account, context.scope);
    const command = { type, of, amount, on, text, bookedOn } as const;
    return this.accounts.decide(of.id, command, context, { guards, status: 201 });
  }

  /** Which account is meant: what is held in a book that the driver has left is returned from there. */
  private async meant(driverId: number, account: string | null, scope: Scope): Promise<MeantAccount> {
    if (account === null) {
      const driver = await this.drivers.get(scope, driverId);
      return { of: accountOf(driver), guards: () => Promise.resolve([this.drivers.guardOf(driver)]) };
    }
    const found = await this.find(scope, account, driverId);
    if (!found) throw mistake('account', 'The driver has no such account');
    const { id, clientId, heldFor } = found;
    return { of: { id, clientId, driverId, driverName: heldFor }, guards: () => Promise.resolve([]) };
  }

  /** Says whether the driver is an owner-operator, and what interest its escrow bears. */
  async keep(
    driverId: number,
    { from, ...terms }: AskedTerms,
    context: CommandContext,
  ): Promise<Written<DriverAccount>> {
    const driver = await this.drivers.get(context.scope, driverId);
    const of = accountOf(driver);
    const guards = () => Promise.resolve([this.drivers.guardOf(driver)]);
    const today = await this.firm.today(context.clock.now());
    const begins = from ?? today;
    mustNotBeAhead('from', begins, today);
    return this.accounts.decide(of.id, { type: 'SetAccountTerms', of, from: begins, ...terms }, context, { guards });
  }

  /**
   * Credits the interest of the earliest quarter up to this one that lacks it; where its last month is closed, it is
   * booked on another day.
   * @returns the account; its `interestThrough` has not moved where nothing is due
   */
  async credit(
    account: DriverAccount,
    through: Quarter,
    bookedOn: IsoDate | null,
    context: CommandContext,
  ): Promise<DriverAccount> {
    const { id, clientId, driverId, heldFor: driverName } = account;
    const of = { id, clientId, driverId, driverName };
    const command = { type: 'CreditEscrowInterest', of, through, bookedOn } as const;
    return (await this.accounts.decide(id, command, context)).record;
  }
}

/** The account of a driver in the book where it drives now. */
export const accountOf = ({
  id: driverId,
  clientId,
  firstName,
  lastName,
}: Pick<Driver, 'id' | 'clientId' | 'firstName' | 'lastName'>): AccountOf => ({
  id: accountId(clientId, driverId),
  clientId,
  driverId,
  driverName: `${firstName} ${lastName}`,
});
