import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/audit/components/record-history';
import { reminderKit } from '../../features/reminders/reminder-kit';
import { ReminderView } from '../../features/reminders/reminder-view';

export function Component() {
  const { id, onClose } = useDrawer(reminderKit.at);
  return <ReminderView key={id} id={id} history={<RecordHistory kind="reminder" id={id} />} onClose={onClose} />;
}
