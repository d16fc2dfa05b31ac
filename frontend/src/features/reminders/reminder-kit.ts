import { reminderFields } from '../../generated/fields/reminder';
import type { Reminder } from '../../lib/api-types';
import { recordKit } from '../../lib/records/record-kit';

export const reminderKit = recordKit<Reminder>({
  kind: 'reminder',
  what: 'reminder',
  may: 'reminders',
  fields: reminderFields,
  form: [
    'title',
    'category',
    'dueDate',
    { name: 'reminderDate', hint: 'When to be told; on the due date when left out.' },
    'priority',
    { name: 'clientId', label: 'Client' },
    'description',
  ],
  called: ({ title }) => title,
});
