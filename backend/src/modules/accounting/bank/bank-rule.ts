import { mistake } from '../../../platform/fields/check';
import { Choice, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import type { Cents } from '../../../platform/money/money';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { ACCOUNT_NUMBER } from '../ledger';

export const SIDES = ['in', 'out', 'both'] as const;
const LIMIT = { not: 'a limit, not an amount that was booked' } as const;

/** What lines of the bank with a text are booked as. It suggests; nothing is booked without a click. */
@Kind({
  title: 'bank rule',
  pluralTitle: 'bank rules',
  plural: 'bank-rules',
  displayName: 'name',
  order: 'name',
  may: { read: 'bank.read', write: 'bank.write', remove: 'bank.write' },
})
export class BankRule extends ClientRecord {
  @Line('Name', { max: 100, searched: true, sorted: true }) name: string;
  /** What the text of the line has in it; upper and lower case do not count. */
  @Line('Text', { max: 200, searched: true }) contains: string;
  @Choice('Side', SIDES, { initial: 'both', filtered: true }) side: (typeof SIDES)[number];
  /** The least and the most amount, without sign. */
  @Money('Least amount', { optional: true, summed: LIMIT }) amountFrom: Cents | null;
  @Money('Most amount', { optional: true, summed: LIMIT }) amountTo: Cents | null;
  @Line('Account', { max: 20, form: ACCOUNT_NUMBER, missing: 'Choose an account' }) accountNumber: string;
  @Line('Description', { max: 500, optional: true }) description: string | null;
  @RefersTo('broker', { label: 'carrier', numbered: true, optional: true, as: 'brokerName' }) brokerId: number | null;
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit' }) vehicleId: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName' }) driverId: number | null;

  static rules({ amountFrom, amountTo }: BankRule): void {
    if (amountFrom !== null && amountTo !== null && amountTo < amountFrom)
      throw mistake('amountTo', 'The most amount must be at least the least');
  }
}
