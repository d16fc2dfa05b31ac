import { clientFields } from '../../../generated/fields/client';
import { isApiError } from '../../../lib/api/api-error';
import type { Client, ClientStanding } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { keptNumber, recordKit, type KitSpec } from '../../../lib/records/record-kit';
import { stateOptions } from '../../../lib/format/us-states';

const spec: KitSpec<Client> = {
  kind: 'client',
  what: 'client',
  may: 'clients',
  fields: clientFields,
  form: [
    { name: 'companyName', wide: true },
    'contactName',
    'email',
    'phone',
    'status',
    { name: 'address', oneLine: true, wide: true },
    'city',
    { name: 'state', options: stateOptions, placeholder: 'None' },
    { name: 'zipCode', label: 'ZIP Code' },
    { name: 'taxId', label: 'Tax ID', hint: keptNumber('taxId') },
    'dotNumber',
    'mcNumber',
    'paymentTerms',
    'creditLimit',
    { name: 'billingAddress', oneLine: true, wide: true, hint: 'When it differs from the address above.' },
    {
      name: 'agentId',
      label: 'Assigned agent',
      // the others' forms do not send it at all
      permission: 'agents.manage',
      placeholder: 'Nobody',
      hint: 'The agent sees this client and its records.',
      wide: true,
    },
    'notes',
  ],
  displayName: ({ companyName }) => companyName,
  dialogTitles: { add: 'Add New Client' },
  says: {
    added: 'Client created successfully',
    notAdded: (error) => (isApiError(error) && error.status < 500 ? error.detail : 'Failed to create client'),
  },
};

export const clientKit = recordKit<Client>(spec);

/** The same for the list of clients, which says of each what it owes and what is due next. */
export const clientListKit = recordKit<ClientStanding>({
  ...(spec as KitSpec<Client & ClientStanding>),
  listed: { path: '/api/client-standings', root: roots.clientStandings },
});
