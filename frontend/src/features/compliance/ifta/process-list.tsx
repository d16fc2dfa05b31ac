import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Typography from '@mui/material/Typography';
import { daysText } from '../../../components/display/due-day';
import { NextStep } from '../../../components/records/list-tools/next-step';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { iftaprocessFields } from '../../../generated/fields/iftaprocess';
import type { IftaProcess } from '../../../lib/api/api-types';
import { daysUntil, formatDate } from '../../../lib/format/dates';
import { QuarterFigures } from './overview/quarter-figures';
import { processKit } from './process-kit';
import { clientOf, dueOf, isPastDue, lastYears, ProcessChip, processName } from './process-words';

const dueText = (process: IftaProcess): string =>
  `${formatDate(process.dueDate)}${isPastDue(process) ? ` ${daysText(daysUntil(process.dueDate))}` : ''}`;

/** The staff's list of every client's quarters. */
export const ProcessList = listOf(processKit, {
  columns: columnsOf<IftaProcess>(iftaprocessFields, [
    ['clientName', { flex: 2, width: 160, value: clientOf }],
    ['quarter', { width: 88, value: processName }],
    ['status', { width: 114, sortable: true, render: ProcessChip }],
    ['dueDate', { header: 'Due', width: 204, sortable: true, value: dueText, render: dueOf }],
    ['submittedDate', { header: 'Submitted', width: 112, drops: 6, hidden: true }],
    ['processedDate', { header: 'Processed', width: 106, drops: 5 }],
    ['totalMiles', { header: 'Miles', width: 96, drops: 4 }],
    ['totalGallons', { header: 'Gallons', width: 96, drops: 7, hidden: true }],
    ['taxOwed', { width: 104, drops: 2 }],
  ]),
  nextStep: true,
  filters: [
    CLIENT_FILTER,
    { name: 'status', all: 'All statuses' },
    { name: 'year', all: 'All years', options: lastYears },
  ],
  empty: {
    icon: <LocalGasStationOutlined />,
    none: {
      title: 'No IFTA processes yet',
      text: 'Open a quarter for a client and move it from received to processed. The client follows it in the portal.',
      add: 'Create First Process',
    },
    unmatched: { title: 'No IFTA processes match', text: 'Try other words, another client, status or year.' },
  },
  above: (params) => <QuarterFigures clientId={params.filter('clientId')} />,
  displayName: (process) => `${clientOf(process)} · ${processName(process)}`,
  card: (process, link) => (
    <RowCard link={link} chip={<ProcessChip status={process.status} />}>
      <Typography color="textSecondary">Due {dueOf(process)}</Typography>
      <div>
        <NextStep kit={processKit} record={process} />
      </div>
    </RowCard>
  ),
});
