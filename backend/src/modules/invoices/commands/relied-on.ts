import type { QueryBus } from '@nestjs/cqrs';
import type { Guard } from '../../../platform/event-store/unit';
import type { Sight } from '../../../platform/auth/viewer';
import { GetRecord, guardOf, mustExist } from '../../../platform/records/record-queries';
import { broker, BrokerRow } from '../../brokers';
import { client, ClientRow } from '../../clients';
import { load, LoadRow } from '../../loads';

interface Named {
  readonly brokerId?: number | undefined;
  readonly loadId?: number | null | undefined;
  readonly clientId?: string | null | undefined;
}

export interface Relied {
  readonly guards: readonly Guard[];
  readonly names: InvoiceNames;
}
/** What an invoice's answer says of the records it names; absent where they were not looked up. */
export interface InvoiceNames {
  readonly brokerName?: string;
  readonly loadNumber?: string;
}

/** The records that an invoice names must exist, and still do when it commits. */
export const reliedOn = async (
  queries: QueryBus,
  { brokerId, loadId, clientId }: Named,
  sight: Sight | undefined,
): Promise<Relied> => {
  const [carrier, haul, kept] = await Promise.all([
    brokerId
      ? mustExist(
          queries.execute(new GetRecord(broker, brokerId, BrokerRow)),
          'brokerId',
          'This carrier does not exist',
        )
      : null,
    loadId
      ? mustExist(queries.execute(new GetRecord(load, loadId, LoadRow, sight)), 'loadId', 'This load does not exist')
      : null,
    clientId
      ? mustExist(
          queries.execute(new GetRecord(client, clientId, ClientRow, sight)),
          'clientId',
          'This client does not exist',
        )
      : null,
  ]);
  return {
    guards: [
      ...(carrier ? [guardOf(broker, carrier)] : []),
      ...(haul ? [guardOf(load, haul)] : []),
      ...(kept ? [guardOf(client, kept)] : []),
    ],
    names: { ...(carrier ? { brokerName: carrier.name } : {}), ...(haul ? { loadNumber: haul.loadNumber } : {}) },
  };
};
