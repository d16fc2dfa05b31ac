import { Injectable } from '@nestjs/common';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { Driver } from '../../../operations/drivers';
import { Load } from '../../../operations/loads';
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
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    private readonly firm: Firm,
    private readonly years: Years,
  ) {}

  async print(id: number, scope: Scope) {
    const settlement = await this.settlements.get(scope, id);
    const { number, driverId, clientId, account, paidOn, to, lines } = settlement;
    const loadIds = [...new Set(lines.flatMap(({ loadId }) => (loadId === null ? [] : [loadId])))];
    // who may see the settlement sees what it was for, also where it is of another client's load
    const [firm, driver, client, loads, year] = await Promise.all([
      this.firm.values(),
      this.drivers.find(EVERYTHING, driverId),
      clientId === null ? null : this.clients.find(EVERYTHING, clientId),
      this.loads.byIds(EVERYTHING, loadIds),
      this.years.upTo(account, paidOn ?? `${to.slice(0, 4)}-12-31`),
    ]);
    const place = [client?.city, client?.state, client?.zipCode].filter(Boolean).join(' ');
    const name = driver ? `${driver.firstName} ${driver.lastName}` : 'Driver';
    const delivered = loads.flatMap(({ deliveredOn }) => (deliveredOn === null ? [] : [deliveredOn])).toSorted();
    const pdf = await setSettlement({
      payer: client ? [client.companyName, client.address, place || null] : [firm.name, firm.address],
      driver: { lines: [name, driver?.address ?? null], endsOn: driver?.terminationDate ?? null },
      settlement,
      year,
      firstDelivery: delivered[0] ?? null,
      questions: `Questions about this settlement? ${firm.phone} · ${firm.email}`,
    });
    return { number, pdf, firm, settlement, name, payer: client?.companyName ?? firm.name };
  }
}
