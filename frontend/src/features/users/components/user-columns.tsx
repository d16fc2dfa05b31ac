import { StatusChip } from '../../../components/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import type { ManagedUser } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { roleLabels } from '../../../lib/labels';
import { shownName, stateOf } from '../user-state';
import { UserActions } from './user-actions';

export const userColumns = (clientNames: ReadonlyMap<string, string>): readonly TableColumn<ManagedUser>[] => [
  { field: 'lastName', header: 'Name', flex: 2, width: 140, sortable: true, value: shownName, render: (user) => <strong style={{ fontWeight: 600 }}>{shownName(user)}</strong> },
  { field: 'email', header: 'Email', flex: 2, width: 180, sortable: true, value: (user) => user.email },
  { field: 'role', header: 'Role', width: 115, sortable: true, value: (user) => roleLabels[user.role] },
  { field: 'client', header: 'Client', flex: 1, width: 110, value: (user) => (user.clientId === null ? '' : (clientNames.get(user.clientId) ?? '')) },
  { field: 'status', header: 'Status', width: 190, value: (user) => stateOf(user).label, render: (user) => <StatusChip {...stateOf(user)} /> },
  { field: 'lastLogin', header: 'Last login', width: 105, value: (user) => formatDate(user.lastLogin, 'Never') },
  { field: 'createdAt', header: 'Added', width: 120, hidden: true, value: (user) => formatDate(user.createdAt) },
  { field: 'actions', header: 'Actions', width: 124, value: () => '', render: (user) => <UserActions user={user} /> },
];
