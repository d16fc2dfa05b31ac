import { StatusChip } from '../../../components/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/text-link';
import type { IftaProcess } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { MoveProcess } from './move-process';
import { clientOf, isPastDue, processName, processStatusLabels, processTones } from './process-words';

export const processColumns = (search: string): readonly TableColumn<IftaProcess>[] => [
  {
    field: 'clientName',
    header: 'Client',
    flex: 2,
    width: 160,
    value: clientOf,
    render: (process) => <RecordLink to={`/ifta/${process.id}${search}`}>{clientOf(process)}</RecordLink>,
  },
  { field: 'quarter', header: 'Quarter', width: 88, value: processName },
  {
    field: 'status',
    header: 'Status',
    width: 114,
    sortable: true,
    value: ({ status }) => processStatusLabels[status],
    render: ({ status }) => <StatusChip tone={processTones[status]} label={processStatusLabels[status]} />,
  },
  {
    field: 'dueDate',
    header: 'Due',
    width: 144,
    sortable: true,
    value: (process) => (isPastDue(process) ? `${formatDate(process.dueDate)} (late)` : formatDate(process.dueDate)),
  },
  {
    field: 'submittedDate',
    header: 'Submitted',
    width: 112,
    drops: 6,
    hidden: true,
    value: ({ submittedDate }) => formatDate(submittedDate),
  },
  {
    field: 'processedDate',
    header: 'Processed',
    width: 106,
    drops: 5,
    value: ({ processedDate }) => formatDate(processedDate),
  },
  {
    field: 'totalMiles',
    header: 'Miles',
    width: 96,
    drops: 4,
    align: 'right',
    value: ({ totalMiles }) => formatQuantity(totalMiles),
  },
  {
    field: 'totalGallons',
    header: 'Gallons',
    width: 96,
    drops: 7,
    align: 'right',
    hidden: true,
    value: ({ totalGallons }) => formatQuantity(totalGallons),
  },
  {
    field: 'taxOwed',
    header: 'Tax Owed',
    width: 104,
    drops: 2,
    align: 'right',
    value: ({ taxOwed }) => formatMoney(taxOwed),
  },
];

export const moveColumn: TableColumn<IftaProcess> = {
  field: 'move',
  header: 'Next Step',
  width: 160,
  drops: 1,
  value: () => '',
  render: (process) => <MoveProcess process={process} small />,
};
