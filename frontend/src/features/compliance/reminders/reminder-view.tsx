import type { ReactNode } from 'react';
import { RecordView } from '../../../components/records/record-view';
import { reminderFlow } from '../../../generated/flows/reminder';
import { stepsFrom, type StepsOf } from '../../../lib/records/steps';
import { reminderKit } from './reminder-kit';
import { Done } from './reminder-list';

const steps: StepsOf<typeof reminderFlow> = {
  true: { label: 'Mark completed', done: 'is completed' },
  false: { label: 'Reopen', done: 'is open again' },
};

export function ReminderView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={reminderKit}
      {...props}
      subtitle={({ isCompleted }) => <Done isCompleted={isCompleted} />}
      steps={(reminder) => stepsFrom(reminderFlow, steps, reminder, { displayName: reminder.title })}
    />
  );
}
