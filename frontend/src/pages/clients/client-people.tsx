import { EditInList } from '../../components/records/edit-in-list';
import { RecordDialog } from '../../components/records/record-dialog-lazy';
import { ViewSwitch } from '../../components/view-switch';
import { driverKit } from '../../features/drivers/driver-kit';
import { DriverList } from '../../features/drivers/driver-list';
import { EditUser } from '../../features/users/components/edit-user';
import { UserDialog } from '../../features/users/components/user-dialog-lazy';
import { UserList } from '../../features/users/components/user-list';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';
import { useClientView } from './use-client-view';

const DRIVERS = { value: 'drivers', label: 'Drivers' } as const;
const USERS = { value: 'users', label: 'Users' } as const;

/** Who drives for the client, and who signs in for it. */
export function ClientPeople() {
  const seesDrivers = useCan('drivers.read');
  const seesUsers = useCan('users.manage');
  const views = [...(seesDrivers ? [DRIVERS] : []), ...(seesUsers ? [USERS] : [])];
  const [view, show] = useClientView(views);
  const [adding, setAdding] = useFlagParam('new');
  const add = () => setAdding(true);
  const close = () => setAdding(false);
  return (
    <>
      {views.length > 1 && <ViewSwitch label="People" value={view} views={views} onChange={show} />}
      {view === 'users' ? (
        <>
          <UserList onInvite={add} />
          {adding && <UserDialog user={null} role="client" onClose={close} />}
          <EditUser />
        </>
      ) : (
        <>
          <DriverList onAdd={add} />
          {adding && <RecordDialog kit={driverKit} record={null} onClose={close} />}
          <EditInList kit={driverKit} />
        </>
      )}
    </>
  );
}
