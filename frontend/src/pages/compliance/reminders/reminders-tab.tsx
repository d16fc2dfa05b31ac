import { Outlet } from 'react-router';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { reminderKit } from '../../../features/compliance/reminders/reminder-kit';
import { ReminderList } from '../../../features/compliance/reminders/reminder-list';
import { useUser } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const { id } = useUser();
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <ReminderList onAdd={() => setAdding(true)} />
      {adding && (
        <RecordDialog kit={reminderKit} record={null} initial={{ userId: id }} onClose={() => setAdding(false)} />
      )}
      <Outlet />
    </>
  );
}
