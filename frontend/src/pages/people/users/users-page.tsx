import PersonAddOutlined from '../../../generated/icons/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useOutlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { EditUser } from '../../../features/people/users/edit-user';
import { UserDialog } from '../../../features/people/users/dialogs/user-dialog-lazy';
import { UserList } from '../../../features/people/users/user-list';
import { roleOr } from '../../../lib/session/stored-session';
import { useAddressParam } from '../../../lib/navigation/use-address-param';

/** The invitation opens by address: `?invite=agent` proposes the role. */
export function Component() {
  const [invited, set] = useAddressParam('invite');
  const panel = useOutlet();
  const invite = () => set('employee');
  const action = (
    <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={invite}>
      Invite User
    </Button>
  );
  return (
    <Page title="Users" subtitle="Everyone who signs in: staff, agents, drivers and clients" actions={action}>
      <UserList onInvite={invite} />
      {invited !== null && <UserDialog user={null} role={roleOr(invited, 'employee')} onClose={() => set(null)} />}
      {panel ?? <EditUser />}
    </Page>
  );
}
