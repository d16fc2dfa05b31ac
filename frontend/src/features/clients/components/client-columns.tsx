import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/text-link';
import type { Client } from '../../../lib/api-types';
import { clientStatusLabels, paymentTermsLabels } from '../../../lib/labels';

export const clientColumns: readonly TableColumn<Client>[] = [
  {
    field: 'companyName',
    header: 'Company Name',
    sortable: true,
    value: (client) => client.companyName,
    render: ({ id, companyName }) => <RecordLink to={`/clients/${id}`}>{companyName}</RecordLink>,
  },
  { field: 'contactName', header: 'Contact Name', value: (client) => client.contactName ?? '' },
  { field: 'email', header: 'Email', value: (client) => client.email ?? '' },
  { field: 'phone', header: 'Phone', value: (client) => client.phone ?? '' },
  { field: 'address', header: 'Address', value: (client) => client.address ?? '' },
  { field: 'city', header: 'City', value: (client) => client.city ?? '' },
  { field: 'state', header: 'State', value: (client) => client.state ?? '' },
  { field: 'zipCode', header: 'Zip Code', value: (client) => client.zipCode ?? '' },
  { field: 'paymentTerms', header: 'Payment Terms', value: (client) => paymentTermsLabels[client.paymentTerms] },
  { field: 'creditLimit', header: 'Credit Limit', value: (client) => client.creditLimit ?? '' },
  { field: 'status', header: 'Status', sortable: true, value: (client) => clientStatusLabels[client.status] },
  { field: 'notes', header: 'Notes', value: (client) => client.notes ?? '' },
];
