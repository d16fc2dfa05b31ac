import { EditInList } from '../../../../components/records/list-tools/edit-in-list';
import { RecordDialog } from '../../../../components/records/record-dialog-lazy';
import { ViewSwitch } from '../../../../components/layout/view-switch';
import { driverKit } from '../../../../features/operations/drivers/driver-kit';
import { DriverList } from '../../../../features/operations/drivers/driver-list';
import { EditUser } from '../../../../features/people/users/edit-user';
import { UserDialog } from '../../../../features/people/users/dialogs/user-dialog-lazy';
import { UserList } from '../../../../features/people/users/user-list';
import { useCan } from '../../../../lib/session/session-context';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
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
