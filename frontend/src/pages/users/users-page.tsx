import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useOutlet, useSearchParams } from 'react-router';
import { Page } from '../../components/page';
import { EditUser } from '../../features/users/components/edit-user';
import { UserDialog } from '../../features/users/components/user-dialog-lazy';
import { UserList } from '../../features/users/components/user-list';
import { roleOr } from '../../lib/session/stored-session';

/** The invitation opens by address: `?invite=agent` proposes the role. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const panel = useOutlet();
  const invited = search.get('invite');
  const set = (role: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (role === null) next.delete('invite');
        else next.set('invite', role);
        return next;
      },
      { replace: true },
    );
  const invite = () => set('employee');
  const action = (
    <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={invite}>
      Invite User
    </Button>
  );
  return (
    <Page title="Users" subtitle="Everybody who signs in: staff, agents, drivers and clients" actions={action}>
      <UserList onInvite={invite} />
      {invited !== null && <UserDialog user={null} role={roleOr(invited, 'employee')} onClose={() => set(null)} />}
      {panel ?? <EditUser />}
    </Page>
  );
}
