import type { ReactNode } from 'react';
import type { Step } from '../../components/records/record-actions';
import { RecordView } from '../../components/records/record-view';
import type { Reminder } from '../../lib/api-types';
import { reminderKit } from './reminder-kit';
import { Done } from './reminder-list';

const stepsOf = ({ title, isCompleted }: Reminder): Step[] => [
  isCompleted
    ? { label: 'Reopen', changes: { isCompleted: false }, done: `${title} is open again` }
    : { label: 'Mark completed', changes: { isCompleted: true }, done: `${title} is completed` },
];

export function ReminderView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={reminderKit}
      {...props}
      subtitle={({ isCompleted }) => <Done isCompleted={isCompleted} />}
      steps={stepsOf}
    />
  );
}
