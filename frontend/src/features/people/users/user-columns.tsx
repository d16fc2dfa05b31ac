import { StatusChip } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import type { ManagedUser } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { roleLabels } from '../../../lib/format/labels';
import { RecordLink } from '../../../components/display/text-link';
import { shortStateOf, shownName, stateOf } from './user-state';
import { UserActions } from './user-actions';

export const userColumns = (search: string): readonly TableColumn<ManagedUser>[] => [
  {
    field: 'lastName',
    header: 'Name',
    flex: 2,
    width: 148,
    sortable: true,
    value: shownName,
    render: (user) => <RecordLink to={`/users/${user.id}${search}`}>{shownName(user)}</RecordLink>,
  },
  { field: 'email', header: 'Email', flex: 3, width: 236, sortable: true, value: (user) => user.email },
  { field: 'role', header: 'Role', width: 112, drops: 1, sortable: true, value: (user) => roleLabels[user.role] },
  {
    field: 'clientName',
    header: 'Client',
    flex: 3,
    width: 164,
    drops: 4,
    value: (user) => user.clientName ?? '',
  },
  {
    field: 'status',
    header: 'Status',
    width: 100,
    value: (user) => stateOf(user).label,
    render: (user) => <StatusChip {...shortStateOf(user)} />,
  },
  {
    field: 'lastLogin',
    header: 'Last login',
    width: 104,
    drops: 5,
    value: (user) => formatDate(user.lastLogin, 'Never'),
  },
  {
    field: 'createdAt',
    header: 'Added',
    width: 120,
    drops: 6,
    hidden: true,
    value: (user) => formatDate(user.createdAt),
  },
  { field: 'actions', header: 'Actions', width: 112, value: () => '', render: (user) => <UserActions user={user} /> },
];
