import { Injectable } from '@nestjs/common';
import type { Sight } from '../../../platform/auth/viewer';
import type { Guard } from '../../../platform/event-store/unit';
import { mistake } from '../../../platform/fields/check';
import type { KeptRecord } from '../../../platform/records/kept-record';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Broker } from '../../brokers';
import { Client } from '../../clients';
import { Driver } from '../../drivers';
import { Load } from '../../loads';

interface Named {
  readonly brokerId?: number | undefined;
  readonly loadId?: number | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly driverId?: number | null | undefined;
}

export interface Relied {
  readonly guards: readonly Guard[];
  readonly names: InvoiceNames;
}
/** What an invoice's answer says of the records it names; absent where they were not looked up. */
export interface InvoiceNames {
  readonly brokerName?: string;
  readonly loadNumber?: string;
  readonly driverName?: string;
  readonly clientName?: string;
}

/** The records that an invoice names must exist, and still do when it commits. */
@Injectable()
export class ReliedOn {
  constructor(
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
  ) {}

  async by({ brokerId, loadId, clientId, driverId }: Named, sight: Sight): Promise<Relied> {
    const [broker, load, client, driver] = await Promise.all([
      brokerId ? there(this.brokers, sight, brokerId, 'brokerId', 'This carrier does not exist') : null,
      loadId ? there(this.loads, sight, loadId, 'loadId', 'This load does not exist') : null,
      clientId ? there(this.clients, sight, clientId, 'clientId', 'This client does not exist') : null,
      driverId ? there(this.drivers, sight, driverId, 'driverId', 'This driver does not exist') : null,
    ]);
    return {
      guards: [
        ...(broker ? [this.brokers.guardOf(broker)] : []),
        ...(load ? [this.loads.guardOf(load)] : []),
        ...(client ? [this.clients.guardOf(client)] : []),
        ...(driver ? [this.drivers.guardOf(driver)] : []),
      ],
      names: {
        ...(broker ? { brokerName: broker.name } : {}),
        ...(load ? { loadNumber: load.loadNumber } : {}),
        ...(driver ? { driverName: this.drivers.called(driver) } : {}),
        ...(client ? { clientName: client.companyName } : {}),
      },
    };
  }
}

const there = async <R extends KeptRecord<string | number>>(
  store: RecordStore<R>,
  sight: Sight,
  id: string | number,
  field: string,
  message: string,
): Promise<R> => {
  const row = await store.find(sight, id);
  if (!row || row.removedAt !== null) throw mistake(field, message);
  return row;
};
