import NotificationsActiveOutlined from '../../../generated/icons/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_FILTER, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import { reminderLabels } from '../../../generated/kinds';
import type { Reminder } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { reminderKit } from './reminder-kit';

const tones: Record<Reminder['priority'], Tone> = { low: 'neutral', medium: 'info', high: 'error' };

export const Priority = ({ priority }: Pick<Reminder, 'priority'>) => (
  <StatusChip tone={tones[priority]} label={reminderLabels.priority[priority]} />
);
export const Done = ({ isCompleted }: Pick<Reminder, 'isCompleted'>) => (
  <StatusChip tone={isCompleted ? 'success' : 'neutral'} label={isCompleted ? 'Completed' : 'Open'} />
);

const columns: readonly TableColumn<Reminder>[] = [
  { field: 'title', header: 'Reminder', flex: 2, width: 200, value: ({ title }) => title },
  { field: 'category', header: 'Category', width: 130, drops: 2, value: ({ category }) => category },
  { field: 'clientName', header: 'Client', flex: 1, width: 160, drops: 1, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'priority',
    header: 'Priority',
    width: 110,
    value: ({ priority }) => reminderLabels.priority[priority],
    render: ({ priority }) => <Priority priority={priority} />,
  },
  { field: 'dueDate', header: 'Due', width: 110, sortable: true, value: ({ dueDate }) => formatDate(dueDate) },
  {
    field: 'isCompleted',
    header: 'Status',
    width: 120,
    value: ({ isCompleted }) => (isCompleted ? 'Completed' : 'Open'),
    render: ({ isCompleted }) => <Done isCompleted={isCompleted} />,
  },
];

const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  { name: 'priority', label: 'Priority', all: 'All priorities', options: optionsOf(reminderLabels.priority) },
  {
    name: 'isCompleted',
    label: 'Status',
    all: 'Open and completed',
    options: [
      { value: 'false', label: 'Open' },
      { value: 'true', label: 'Completed' },
    ],
  },
];

const empty: EmptyWords = {
  icon: <NotificationsActiveOutlined />,
  none: {
    title: 'No reminders yet',
    text: 'Deadlines from your records appear on the practice desk automatically. Add anything else you need to remember here.',
    add: 'Add Your First Reminder',
  },
  unmatched: { title: 'No reminders found', text: 'Try another word, client, priority or status.' },
};

export function ReminderList({ onAdd }: { onAdd: () => void }) {
  return (
    <RecordList
      kit={reminderKit}
      label="Reminders"
      search="Search reminders"
      columns={columns}
      filters={filters}
      empty={empty}
      card={(reminder, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <Done isCompleted={reminder.isCompleted} />
          </Box>
          <Typography color="textSecondary" className="tabular">
            {[reminder.category, reminder.clientName, `due ${formatDate(reminder.dueDate)}`]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      onAdd={onAdd}
    />
  );
}
