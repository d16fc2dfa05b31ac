import InboxOutlined from '../../../generated/icons/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { EmptyList } from '../../../components/feedback/empty-list';
import { useBulkDelete } from '../../../components/records/use-bulk-delete';
import { SearchField } from '../../../components/search-field';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportButtons } from '../../../components/table/export-buttons';
import { listAll } from '../../../lib/api-client';
import type { Registration } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { optionsOf, registrationStatusLabels } from '../../../lib/labels';
import { useListParams } from '../../../lib/use-list-params';
import { registrationsQuery } from '../api/registrations';
import { RegistrationCard, RegistrationTools } from './registration-card';

const filters = ['status'] as const;
const CARDS = {};
const DELETABLE = {
  kind: 'registration',
  what: 'registration',
  many: 'registrations',
  at: '/client-registrations',
  called: ({ companyName }: Registration) => companyName,
} as const;
const columns: readonly TableColumn<Registration>[] = [
  { field: 'companyName', header: 'Company', sortable: true, value: ({ companyName }) => companyName },
  { field: 'ownerName', header: 'Owner', value: ({ ownerName }) => ownerName },
  { field: 'status', header: 'Status', sortable: true, value: ({ status }) => registrationStatusLabels[status] },
  { field: 'createdAt', header: 'Submitted', sortable: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { field: 'email', header: 'Email', value: ({ email }) => email },
  { field: 'phone', header: 'Phone', value: ({ phone }) => phone },
  { field: 'address', header: 'Address', value: ({ address }) => address },
  { field: 'city', header: 'City', value: ({ city }) => city },
  { field: 'state', header: 'State', value: ({ state }) => state },
  { field: 'zipCode', header: 'Zip Code', value: ({ zipCode }) => zipCode },
  { field: 'businessType', header: 'Business type', value: ({ businessType }) => businessType },
  { field: 'fleetSize', header: 'Fleet size', value: ({ fleetSize }) => String(fleetSize ?? '') },
  { field: 'dotNumber', header: 'DOT', value: ({ dotNumber }) => dotNumber ?? '' },
  { field: 'mcNumber', header: 'MC', value: ({ mcNumber }) => mcNumber ?? '' },
  { field: 'servicesNeeded', header: 'Services', value: ({ servicesNeeded }) => servicesNeeded.join(', ') },
  { field: 'additionalInfo', header: 'Notes', value: ({ additionalInfo }) => additionalInfo ?? '' },
];

const seeForm = (
  <Button component={Link} to="/client-registration" variant="outlined">
    See the registration form
  </Button>
);

export function RegistrationList() {
  const params = useListParams(filters);
  const list = useQuery(registrationsQuery(params.query));
  const bulk = useBulkDelete<Registration>('registrations', DELETABLE);
  return (
    <>
      <FilterBar>
        <SearchField label="Search registrations" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(registrationStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <Box sx={{ ml: { md: 'auto' } }}>
          <ExportButtons
            name="client-registrations"
            columns={columns}
            load={() => listAll<Registration>('/api/client-registrations', params.exported)}
          />
        </Box>
      </FilterBar>
      <DataTable<Registration>
        name="client-registrations"
        label="Registrations"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        {...bulk}
        empty={
          <EmptyList
            params={params}
            icon={<InboxOutlined />}
            none={{ title: 'No registrations yet', text: 'Requests from the public form land here.', action: seeForm }}
            unmatched={{ title: 'No registrations match', text: 'Try another word or status.' }}
          />
        }
        tools={(registration) => <RegistrationTools registration={registration} />}
        card={(registration) => <RegistrationCard registration={registration} />}
      />
    </>
  );
}
