import { brokerFields } from '../../../generated/fields/broker';
import type { Broker, DaysToPay } from '../../../lib/api/api-types';
import { figuresQuery } from '../../../lib/api/figures-query';
import { roots } from '../../../lib/api/query-roots';
import { keptNumber, recordKit } from '../../../lib/records/record-kit';

export const brokerKit = recordKit<Broker>({
  kind: 'broker',
  what: 'broker',
  may: 'brokers',
  fields: brokerFields,
  form: [
    { name: 'name', wide: true, missing: 'Broker name is required' },
    { name: 'contactEmail', label: 'Contact Email', hint: 'Invoices are sent here.' },
    { name: 'contactPhone', label: 'Contact Phone' },
    'address',
    {
      name: 'paymentDays',
      label: 'Payment Terms',
      hint: 'Days after the invoice date; 30 if nothing is agreed.',
    },
    { name: 'taxId', label: 'Tax ID', hint: keptNumber('taxId') },
  ],
  displayName: ({ name }) => name,
  dialogTitles: { add: 'Add New Broker' },
  says: { added: 'Broker created successfully', notAdded: 'Failed to create broker' },
});

export const daysToPayQuery = (brokerId: string, clientId: string) =>
  figuresQuery<DaysToPay>(roots.invoices, '/api/invoices/days-to-pay', { brokerId, clientId });
