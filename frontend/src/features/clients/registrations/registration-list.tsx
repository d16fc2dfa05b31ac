import InboxOutlined from '../../../generated/icons/InboxOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { listOf } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import { columnsOf } from '../../../components/table/columns-of';
import { registrationFields } from '../../../generated/fields/registration';
import type { Registration } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { optionsOf, registrationStatusLabels } from '../../../lib/format/labels';
import { RegistrationCard, RegistrationClient, RegistrationStatus, RegistrationTools } from './registration-card';
import { registrationKit } from './registration-kit';

const columns = columnsOf<Registration>(registrationFields, [
  ['companyName', { header: 'Company', sortable: true, flex: 2, width: 170 }],
  ['ownerName', { header: 'Owner', flex: 1, width: 140, drops: 3 }],
  [
    'status',
    {
      header: 'Status',
      sortable: true,
      width: 180,
      value: ({ status }) => registrationStatusLabels[status],
      render: (registration) => <RegistrationStatus registration={registration} />,
    },
  ],
  [
    'createdAt',
    { header: 'Submitted', sortable: true, width: 170, value: ({ createdAt }) => formatDateTime(createdAt) },
  ],
  ['email', { flex: 1, width: 170, drops: 4 }],
  ['phone', { width: 130, drops: 2 }],
  ['address', { hidden: true }],
  ['city', { hidden: true }],
  ['state', { width: 80, drops: 6 }],
  ['zipCode', { hidden: true }],
  ['businessType', { header: 'Business type', width: 130, drops: 7, value: ({ businessType }) => businessType }],
  ['fleetSize', { header: 'Fleet size', width: 100, drops: 5 }],
  ['dotNumber', { header: 'DOT', hidden: true }],
  ['mcNumber', { header: 'MC', hidden: true }],
  ['servicesNeeded', { hidden: true }],
  ['additionalInfo', { header: 'Notes', hidden: true }],
]);

const deeds: TableColumn<Registration> = {
  field: 'client',
  header: 'Client',
  width: 160,
  value: () => '',
  render: (registration) => <RegistrationClient registration={registration} size="small" />,
};

export const RegistrationList = listOf(registrationKit, {
  name: 'client-registrations',
  columns,
  filters: [{ name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(registrationStatusLabels) }],
  empty: {
    icon: <InboxOutlined />,
    none: {
      title: 'No registrations yet',
      text: 'Requests from the public form land here.',
      action: (
        <Button component={Link} to="/client-registration" variant="outlined">
          See the registration form
        </Button>
      ),
    },
    unmatched: { title: 'No registrations match', text: 'Try another word or status.' },
  },
  cards: { orTable: true },
  hasPanel: false,
  deeds,
  tools: (registration) => <RegistrationTools registration={registration} />,
  card: (registration) => <RegistrationCard registration={registration} />,
});
