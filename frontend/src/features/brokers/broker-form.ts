import type { Broker, NewBroker } from '../../lib/api-types';
import type { RecordForm } from '../../lib/forms/record-form';
import { orNull } from '../../lib/rules';

export type BrokerValues = Record<keyof NewBroker, string>;

export const brokerForm: RecordForm<BrokerValues, Broker> = {
  name: 'broker',
  kind: 'broker',
  values: (broker) => ({
    name: broker?.name ?? '',
    contactEmail: broker?.contactEmail ?? '',
    contactPhone: broker?.contactPhone ?? '',
    address: broker?.address ?? '',
    taxId: broker?.taxId ?? '',
  }),
};

export const brokerFields = (values: BrokerValues): NewBroker => ({
  name: values.name.trim(),
  contactEmail: orNull(values.contactEmail),
  contactPhone: orNull(values.contactPhone),
  address: orNull(values.address),
  taxId: orNull(values.taxId),
});
