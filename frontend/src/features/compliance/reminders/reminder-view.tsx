import { viewOf } from '../../../components/records/record-view';
import { reminderKit } from './reminder-kit';
import { Done } from './reminder-list';

export const ReminderView = viewOf(reminderKit, {
  subtitle: ({ isCompleted }) => <Done isCompleted={isCompleted} />,
});
