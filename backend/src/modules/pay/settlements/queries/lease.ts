import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Driver } from '../../../operations/drivers';
import { Load } from '../../../operations/loads';
import { DriverAccount, type DriverAccountStore } from '../../driver-accounts';
import { legalDays, type LegalDays } from '../domain/deadlines';
import type { Settlement } from '../settlement';

/** What the account of the driver says beside a settlement, and the days of the law; null where it has none. */
export interface OfLease {
  readonly account: DriverAccount | null;
  readonly deadlines: LegalDays | null;
}

/** Reads what holds for settlements of owner-operators alone. */
@Injectable()
export class Lease {
  constructor(
    @RichStoreOf(DriverAccount) private readonly accounts: DriverAccountStore,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
  ) {}

  /** Who may see the settlement sees what it was for, also where it is of another client's load. */
  async of({ account: id, driverId, lines, balances }: Settlement): Promise<OfLease> {
    const account = await this.accounts.find(EVERYTHING, id);
    if (!account?.ownerOperator) return { account, deadlines: null };
    const loadIds = [...new Set(lines.flatMap(({ loadId }) => (loadId === null ? [] : [loadId])))];
    const [driver, loads] = await Promise.all([
      this.drivers.find(EVERYTHING, driverId),
      this.loads.byIds(EVERYTHING, loadIds),
    ]);
    const delivered = loads.flatMap(({ deliveredOn }) => (deliveredOn === null ? [] : [deliveredOn])).toSorted();
    const held = balances.find(({ pocket }) => pocket === 'escrow')?.after ?? 0;
    return { account, deadlines: legalDays(delivered[0] ?? null, driver?.terminationDate ?? null, held) };
  }
}
