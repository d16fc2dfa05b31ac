import ManageAccountsOutlined from '../../../generated/icons/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterClient } from '../../../components/filters/filter-client';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { SearchField } from '../../../components/filters/search-field';
import { StatusChip } from '../../../components/display/status-chip';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { RecordLink } from '../../../components/display/text-link';
import { useListSearch } from '../../../lib/lists/client-scope';
import { listAll } from '../../../lib/api/api-client';
import type { ManagedUser } from '../../../lib/api/api-types';
import { optionsOf, roleLabels } from '../../../lib/format/labels';
import { useListParams } from '../../../lib/lists/use-list-params';
import { usersQuery } from './user-calls';
import { shownName, stateOf } from './user-state';
import { UserActions } from './user-actions';
import { userColumns } from './user-columns';
import { UserDialogs } from './dialogs/user-dialogs';

const filters = ['role', 'isActive', 'clientId'] as const;
const states = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

export function UserList({ onInvite }: { onInvite: () => void }) {
  const params = useListParams(filters);
  const list = useQuery(usersQuery(params.query));
  const search = useListSearch();
  const navigate = useNavigate();
  const columns = useMemo(() => userColumns(search), [search]);
  const invite = (
    <Button variant="contained" onClick={onInvite}>
      Invite User
    </Button>
  );
  return (
    <UserDialogs>
      <FilterBar>
        <SearchField label="Search users" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Role"
          all="All roles"
          options={optionsOf(roleLabels)}
          value={params.filter('role')}
          onChange={(role) => params.set({ role })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={states}
          value={params.filter('isActive')}
          onChange={(isActive) => params.set({ isActive })}
        />
        <FilterClient params={params} />
        <ExportMenu name="users" columns={columns} load={() => listAll<ManagedUser>('/api/users', params.exported)} />
      </FilterBar>
      <DataTable<ManagedUser>
        name="users"
        label="Users"
        list={list}
        params={params}
        columns={columns}
        rowId={(user) => user.id}
        onOpen={(user) => void navigate(`/users/${user.id}${search}`)}
        empty={
          <EmptyList
            params={params}
            icon={<ManageAccountsOutlined />}
            none={{ title: 'No users yet', text: 'Invite the people who work here, and your clients.', action: invite }}
            unmatched={{ title: 'No users found', text: 'Try another name, e-mail address, role or status.' }}
          />
        }
        card={(user) => (
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
              <RecordLink to={`/users/${user.id}${search}`}>{shownName(user)}</RecordLink>
              <StatusChip {...stateOf(user)} />
            </Box>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {user.email} · {[roleLabels[user.role], user.clientName].filter(Boolean).join(' · ')}
            </Typography>
            <UserActions user={user} />
          </Box>
        )}
      />
    </UserDialogs>
  );
}
