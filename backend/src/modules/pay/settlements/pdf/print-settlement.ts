import { Injectable } from '@nestjs/common';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { Driver } from '../../../operations/drivers';
import { Lease } from '../queries/lease';
import { Years } from '../queries/years';
import { Settlement, type SettlementStore } from '../settlement';
import { setSettlement } from './settlement-paper';

/** Prints the sheet of a settlement. */
@Injectable()
export class SettlementPrinter {
  constructor(
    @RichStoreOf(Settlement) private readonly settlements: SettlementStore,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly firm: Firm,
    private readonly years: Years,
    private readonly lease: Lease,
  ) {}

  async print(id: number, scope: Scope) {
    const settlement = await this.settlements.get(scope, id);
    const { number, driverId, clientId, account, paidOn, to } = settlement;
    const [firm, driver, client, year, lease] = await Promise.all([
      this.firm.values(),
      this.drivers.find(EVERYTHING, driverId),
      clientId === null ? null : this.clients.find(EVERYTHING, clientId),
      this.years.upTo(account, paidOn ?? `${to.slice(0, 4)}-12-31`),
      this.lease.of(settlement),
    ]);
    const place = [client?.city, client?.state, client?.zipCode].filter(Boolean).join(' ');
    const name = driver ? `${driver.firstName} ${driver.lastName}` : 'Driver';
    const pdf = await setSettlement({
      payer: client ? [client.companyName, client.address, place || null] : [firm.name, firm.address],
      driver: [name, driver?.address ?? null],
      settlement,
      year,
      lease,
      questions: `Questions about this settlement? ${firm.phone} · ${firm.email}`,
    });
    return { number, pdf, firm, settlement, name, payer: client?.companyName ?? firm.name };
  }
}
