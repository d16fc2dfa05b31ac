import type { QueryBus } from '@nestjs/cqrs';
import type { Guard } from '../../../platform/event-store/unit';
import { GetRecord, guardOf, mustExist } from '../../../platform/records/record-queries';
import { broker, BrokerRow } from '../../brokers';
import { client, ClientRow } from '../../clients';
import { load, LoadRow } from '../../loads';

interface Named {
  readonly brokerId?: number | undefined;
  readonly loadId?: number | null | undefined;
  readonly clientId?: string | null | undefined;
}

/** The records that an invoice names must exist, and still do when it commits. */
export const reliedOn = async (queries: QueryBus, { brokerId, loadId, clientId }: Named): Promise<Guard[]> => {
  const looking: Promise<Guard>[] = [];
  if (brokerId) looking.push(mustExist(queries.execute(new GetRecord(broker, brokerId, BrokerRow)), 'brokerId', 'This carrier does not exist').then((row) => guardOf(broker, row)));
  if (loadId) looking.push(mustExist(queries.execute(new GetRecord(load, loadId, LoadRow)), 'loadId', 'This load does not exist').then((row) => guardOf(load, row)));
  if (clientId) looking.push(mustExist(queries.execute(new GetRecord(client, clientId, ClientRow)), 'clientId', 'This client does not exist').then((row) => guardOf(client, row)));
  return Promise.all(looking);
};
