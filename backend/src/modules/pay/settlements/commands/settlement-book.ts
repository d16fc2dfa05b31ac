import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Driver } from '../../../operations/drivers';
import { accountOf } from '../../driver-accounts';
import { balancesOf, inPocket, totalsOf } from '../domain/lines';
import { payOf } from '../domain/pay';
import type { SettlementTerms } from '../domain/settlement.events';
import { WorkOf } from '../queries/work-of';
import { Settlement, type SettlementStore } from '../settlement';

/** The period of a settlement, both days included. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}
/** The most days of a period. */
const MOST_DAYS = 92;

/** @throws RuleViolation when a period ends before it begins, or is longer than a quarter */
export const mustBePeriod = ({ from, to }: Period): void => {
  if (to < from) throw mistake('to', 'The period ends before it begins');
  if (Date.parse(to) - Date.parse(from) >= MOST_DAYS * 86_400_000)
    throw mistake('to', `A period has at most ${MOST_DAYS} days`);
};

/**
 * What takes nothing that is the driver's, such as an advance alone, is no settlement. One that only says what it
 * leaves out is for whoever asks for it, not for a batch.
 */
const mustBeWork = (
  driverName: string,
  { lines, leftOut }: ReturnType<typeof payOf>,
  how: 'alone' | 'in a batch',
): void => {
  if (lines.some(({ key }) => key !== null)) return;
  if (how === 'alone' && leftOut.length > 0) return;
  const why = leftOut.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  const message = why === '' ? `There is nothing of ${driverName} to settle in this period` : why;
  throw new RuleViolation(why === '' ? 'NOTHING_TO_SETTLE' : 'LEFT_OUT', message);
};

/** Prepares settlements: the same work of a driver always comes to the same lines. */
@Injectable()
export class SettlementBook {
  constructor(
    @RichStoreOf(Settlement) private readonly settlements: SettlementStore,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    private readonly work: WorkOf,
  ) {}

  /** @throws RuleViolation NOTHING_TO_SETTLE when the driver did nothing in the period that is in no settlement yet */
  async prepare(
    driverId: number,
    { from, to }: Period,
    context: CommandContext,
    how: 'alone' | 'in a batch' = 'alone',
  ): Promise<Written<Settlement>> {
    return this.settlements.create(
      {
        values: { driverId },
        number: { field: 'number', given: null, of: (id) => `S-${id}` },
        // a repeated request is found before anything is refused
        command: async (id: number, number: string) => ({
          type: 'DraftSettlement',
          id,
          terms: { number, ...(await this.termsOf(driverId, { from, to }, context, how)) },
        }),
      },
      context,
    );
  }

  private async termsOf(
    driverId: number,
    { from, to }: Period,
    { scope }: CommandContext,
    how: 'alone' | 'in a batch',
  ): Promise<Omit<SettlementTerms, 'number'>> {
    mustBePeriod({ from, to });
    const driver = await this.drivers.find(scope, driverId);
    if (!driver || driver.removedAt !== null) throw mistake('driverId', 'This driver does not exist');
    const of = accountOf(driver);
    const { id: account, clientId, driverName } = of;
    const work = await this.work.driver(of, from, to);
    const { lines, leftOut } = payOf(work);
    mustBeWork(driverName, { lines, leftOut }, how);
    const balances = balancesOf(lines, (pocket) => inPocket(work.pockets, pocket));
    return {
      ...{ account, clientId, driverId, driverName, from, to },
      ...{ lines: [...lines], leftOut: [...leftOut], balances: [...balances] },
      ...totalsOf(lines),
    };
  }
}
