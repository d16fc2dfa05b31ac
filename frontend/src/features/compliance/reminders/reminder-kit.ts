import { reminderFields } from '../../../generated/fields/reminder';
import { reminderFlow } from '../../../generated/flows/reminder';
import type { Reminder } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';
import { offered } from '../../../lib/records/steps';

export const reminderKit = recordKit<Reminder>({
  kind: 'reminder',
  what: 'reminder',
  may: 'reminders',
  fields: reminderFields,
  form: [
    'title',
    'category',
    { name: 'userId', label: 'For', placeholder: 'Nobody', hint: 'Who gets e-mails about it.' },
    'type',
    'dueDate',
    { name: 'reminderDate', hint: 'When to send the reminder; leave blank for the due date.' },
    'priority',
    { name: 'clientId', label: 'Client' },
    { name: 'relatedDocumentId', label: 'Document', placeholder: 'None' },
    'description',
  ],
  displayName: ({ title }) => title,
  steps: offered(reminderFlow, {
    true: { label: 'Mark completed', done: 'is completed' },
    false: { label: 'Reopen', done: 'is open again' },
  }),
});
