import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { KnownDetails } from '../../../components/display/detail-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { StatusChip } from '../../../components/display/status-chip';
import { TextLink } from '../../../components/display/text-link';
import type { ManagedUser } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { roleLabels } from '../../../lib/format/labels';
import { namesQuery } from '../../../lib/format/names';
import { useUser } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { userQuery } from './user-calls';
import { isInvited, shownName, stateOf } from './user-state';
import { ActivationDialog } from './dialogs/activation-dialog';
import { EditUser } from './edit-user';
import { useResendInvitation } from './use-resend-invitation';

const Footer = ({ user }: { user: ManagedUser }) => {
  const me = useUser();
  const { resend, busy } = useResendInvitation(user);
  const [, setEditing] = useEditParam();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setEditing(user.id)}>
        Edit
      </Button>
      {user.isActive && isInvited(user) && (
        <Button variant="outlined" disabled={busy} onClick={resend}>
          Resend invitation
        </Button>
      )}
      {user.id !== me.id && (
        <Button color={user.isActive ? 'error' : 'primary'} onClick={() => setAsking(true)} sx={{ ml: 'auto' }}>
          {user.isActive ? 'Deactivate' : 'Activate'}
        </Button>
      )}
      {asking && <ActivationDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};

export function UserView({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(userQuery(id));
  const { data: driverNames } = useQuery(
    namesQuery('driver', found.data?.driverId ? [String(found.data.driverId)] : []),
  );
  const driver = ({ driverId }: ManagedUser) =>
    driverId && <TextLink to={`/drivers/${driverId}`}>{driverNames?.get(String(driverId)) ?? 'Open driver'}</TextLink>;
  const client = ({ clientId, clientName }: ManagedUser) =>
    clientId && <TextLink to={`/clients/${clientId}`}>{clientName ?? 'Open client'}</TextLink>;
  return (
    <>
      <RecordPanel what="User" found={found} onClose={onClose}>
        {(user) => (
          <DetailDrawer
            title={shownName(user)}
            subtitle={<StatusChip {...stateOf(user)} />}
            history={history}
            footer={<Footer user={user} />}
            onClose={onClose}
          >
            <KnownDetails
              details={[
                ['Email', <a href={`mailto:${user.email}`}>{user.email}</a>],
                ['Role', roleLabels[user.role]],
                ['Client', client(user)],
                ['Driver', driver(user)],
                ['Invited', formatDateTime(user.invitedAt)],
                ['Password set', formatDateTime(user.passwordSetAt, 'Not yet')],
                ['Last login', formatDateTime(user.lastLogin, 'Never')],
                ['Added', formatDateTime(user.createdAt)],
                ['Last change', formatDateTime(user.updatedAt)],
              ]}
            />
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditUser />
    </>
  );
}
