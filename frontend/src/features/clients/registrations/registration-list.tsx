import InboxOutlined from '../../../generated/icons/InboxOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { listOf } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import type { Registration } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { optionsOf, registrationStatusLabels } from '../../../lib/format/labels';
import { RegistrationCard, RegistrationTools } from './registration-card';
import { registrationKit } from './registration-kit';

const text = (field: keyof Registration, header: string): TableColumn<Registration> => ({
  field,
  header,
  value: (registration) => [registration[field] ?? ''].flat().join(', '),
});
const columns: readonly TableColumn<Registration>[] = [
  { ...text('companyName', 'Company'), sortable: true },
  text('ownerName', 'Owner'),
  { ...text('status', 'Status'), sortable: true, value: ({ status }) => registrationStatusLabels[status] },
  { ...text('createdAt', 'Submitted'), sortable: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  text('email', 'Email'),
  text('phone', 'Phone'),
  text('address', 'Address'),
  text('city', 'City'),
  text('state', 'State'),
  text('zipCode', 'Zip Code'),
  text('businessType', 'Business type'),
  text('fleetSize', 'Fleet size'),
  text('dotNumber', 'DOT'),
  text('mcNumber', 'MC'),
  text('servicesNeeded', 'Services'),
  text('additionalInfo', 'Notes'),
];

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
