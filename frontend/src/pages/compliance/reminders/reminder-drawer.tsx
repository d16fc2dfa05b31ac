import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { reminderKit } from '../../../features/compliance/reminders/reminder-kit';
import { ReminderView } from '../../../features/compliance/reminders/reminder-view';

export function Component() {
  const { id, onClose } = useDrawer(reminderKit.at);
  return <ReminderView key={id} id={id} history={<RecordHistory kind="reminder" id={id} />} onClose={onClose} />;
}
