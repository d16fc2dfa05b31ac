import { Choice, Day, Decimal, Line, RefersTo } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { mustBeDays, mustBeRate, PAY_BASES, type PayBasis } from './domain/bases';

/** What a driver earns by one basis, from a day on. On no day has a driver two rules of one basis. */
@Kind({
  title: 'pay rule',
  plural: 'pay-rules',
  displayName: ({ basis, rate }: PayRule) => `${basis.replace(/_/g, ' ')} ${rate}`,
  order: '-from',
  unique: [
    {
      index: 'pay_rules_days',
      by: ['driverId', 'basis'],
      say: () => 'The driver has a rule of this basis on some of these days: end that one first',
    },
  ],
  driver: 'driverId',
  may: {
    ...ownPermissions('settlements', { area: 'accounting', agents: ['canAccessAccounting'] }),
    read: ['settlements.read', 'driver.read'],
    remove: 'settlements.write',
  },
})
export class PayRule extends ClientRecord {
  @RefersTo('client', { label: 'client', optional: true, systemSet: true, as: 'clientName' })
  override clientId: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, missing: 'Choose a driver', as: 'driverName' })
  driverId: number;
  @Choice('Basis', PAY_BASES, { filtered: true }) basis: PayBasis;
  /** '70' percent, '0.585' dollars a mile, '25' dollars an hour, a stop or a load. */
  @Decimal('Rate', { places: 4, digits: 6, least: 'more' }) rate: string;
  @Day('From', { sorted: true }) from: IsoDate;
  /** The last day; it holds on when empty. */
  @Day('Until', { optional: true }) until: IsoDate | null;
  @Line('Notes', { optional: true, max: 2_000 }) notes: string | null;

  static rules({ basis, rate, from, until }: PayRule): void {
    mustBeDays({ from, until });
    mustBeRate(basis, rate);
  }
}
