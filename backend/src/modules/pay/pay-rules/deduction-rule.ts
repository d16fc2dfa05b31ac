import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Decimal, Flag, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Kind } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { ACCOUNT_NUMBER } from '../../accounting/ledger';
import {
  DEDUCTION_BASES,
  DEDUCTION_KINDS,
  mustBeDays,
  mustBeRate,
  type DeductionBasis,
  type DeductionKind,
} from './domain/bases';

/** What is taken from the pay of a driver, settlement by settlement. */
@Kind({
  title: 'deduction rule',
  plural: 'deduction-rules',
  displayName: ({ description, kind }: DeductionRule) => description ?? kind.replace(/_/g, ' '),
  order: 'priority',
  driver: 'driverId',
  may: { read: ['settlements.read', 'driver.read'], write: 'settlements.write', remove: 'settlements.write' },
})
export class DeductionRule extends ClientRecord {
  @RefersTo('client', { label: 'client', optional: true, systemSet: true, as: 'clientName' })
  override clientId: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, missing: 'Choose a driver', as: 'driverName' })
  driverId: number;
  @Choice('Kind', DEDUCTION_KINDS, { filtered: true }) kind: DeductionKind;
  @Choice('Basis', DEDUCTION_BASES, { initial: 'fixed' }) basis: DeductionBasis;
  /** '100' dollars a settlement or a load, '0.05' dollars a mile, '10' percent of what is earned. */
  @Decimal('Rate', { places: 4, digits: 6, least: 'more' }) rate: string;
  @Day('From', { sorted: true }) from: IsoDate;
  @Day('Until', { optional: true }) until: IsoDate | null;
  /** At most so much is held in escrow, or taken by this rule in all. */
  @Money('Target', { optional: true, least: 'more', summed: { not: 'a limit, not an amount that was taken' } })
  target: Cents | null;
  /** The lowest comes first. */
  @Whole('Priority', 1, 100, { initial: 50, sorted: true }) priority: number;
  /** It is taken whole where pay does not cover it; the rest is carried to the next settlement. */
  @Flag('Also when short', { initial: false }) whenShort: boolean;
  /** The account that is less by it, where not that of its kind. */
  @Line('Account', { optional: true, max: 20, form: ACCOUNT_NUMBER }) accountNumber: string | null;
  @Line('Description', { optional: true, max: 200, searched: true }) description: string | null;

  static rules({ kind, basis, rate, from, until, target, accountNumber }: DeductionRule): void {
    mustBeDays({ from, until });
    mustBeRate(basis, rate);
    const isPocket = kind === 'advance' || kind === 'escrow';
    if (isPocket && accountNumber !== null)
      throw mistake('accountNumber', 'Advances and escrow have accounts of their own');
    if (kind === 'advance' && target !== null)
      throw mistake('target', 'An advance is taken until all of it is back: it has no target');
  }
}
