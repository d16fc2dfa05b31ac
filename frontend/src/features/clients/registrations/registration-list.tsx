import InboxOutlined from '../../../generated/icons/InboxOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { listOf } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { registrationFields } from '../../../generated/fields/registration';
import type { Registration } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { optionsOf, registrationStatusLabels } from '../../../lib/format/labels';
import { RegistrationCard, RegistrationTools } from './registration-card';
import { registrationKit } from './registration-kit';

const columns = columnsOf<Registration>(registrationFields, [
  ['companyName', { header: 'Company', sortable: true }],
  ['ownerName', { header: 'Owner' }],
  ['status', { header: 'Status', sortable: true, value: ({ status }) => registrationStatusLabels[status] }],
  ['createdAt', { header: 'Submitted', sortable: true, value: ({ createdAt }) => formatDateTime(createdAt) }],
  ...(['email', 'phone', 'address', 'city', 'state', 'zipCode'] as const),
  ['businessType', { header: 'Business type', value: ({ businessType }) => businessType }],
  ['fleetSize', { header: 'Fleet size' }],
  ['dotNumber', { header: 'DOT' }],
  ['mcNumber', { header: 'MC' }],
  'servicesNeeded',
  ['additionalInfo', { header: 'Notes' }],
]);

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
  cards: {},
  tools: (registration) => <RegistrationTools registration={registration} />,
  card: (registration) => <RegistrationCard registration={registration} />,
});
