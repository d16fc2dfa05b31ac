import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { CLIENT_FILTER, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList } from '../../../components/records/record-list';
import { useTakeStep } from '../../../components/records/use-take-step';
import type { TableColumn } from '../../../components/table/columns';
import { columnsOf } from '../../../components/table/columns-of';
import { iftaprocessFields } from '../../../generated/fields/iftaprocess';
import type { IftaProcess } from '../../../lib/api/api-types';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { useCan } from '../../../lib/session/session-context';
import { processKit, stepsOf } from './process-kit';
import { clientOf, isPastDue, ProcessChip, processName, processStatusLabels } from './process-words';

const YEARS = 5;

const filtersOf = (thisYear: number): readonly RecordFilter[] => [
  CLIENT_FILTER,
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(processStatusLabels) },
  {
    name: 'year',
    label: 'Year',
    all: 'All years',
    options: Array.from({ length: YEARS }, (_, back) => String(thisYear - back)).map((year) => ({
      value: year,
      label: year,
    })),
  },
];

const dueOf = (process: IftaProcess): string => `${formatDate(process.dueDate)}${isPastDue(process) ? ' (late)' : ''}`;
const columns = columnsOf<IftaProcess>(iftaprocessFields, [
  ['clientName', { flex: 2, width: 160, value: clientOf }],
  ['quarter', { width: 88, value: processName }],
  ['status', { width: 114, sortable: true, render: ({ status }) => <ProcessChip status={status} /> }],
  ['dueDate', { header: 'Due', width: 144, sortable: true, value: dueOf }],
  ['submittedDate', { header: 'Submitted', width: 112, drops: 6, hidden: true }],
  ['processedDate', { header: 'Processed', width: 106, drops: 5 }],
  ['totalMiles', { header: 'Miles', width: 96, drops: 4 }],
  ['totalGallons', { header: 'Gallons', width: 96, drops: 7, hidden: true }],
  ['taxOwed', { width: 104, drops: 2 }],
]);

/** The next step, in the list already. */
function Move({ process }: { process: IftaProcess }) {
  const { take, busy } = useTakeStep(processKit);
  const [step] = stepsOf(process);
  return (
    step && (
      <Button
        size="small"
        variant="outlined"
        loading={busy}
        onClick={(event) => (event.stopPropagation(), take(process, step))}
      >
        {step.label}
      </Button>
    )
  );
}
const moving: readonly TableColumn<IftaProcess>[] = [
  {
    field: 'move',
    header: 'Next Step',
    width: 160,
    drops: 1,
    value: () => '',
    render: (process) => <Move process={process} />,
  },
];
const NONE: readonly [] = [];

function ProcessCard({ process, link }: { process: IftaProcess; link: ReactNode }) {
  const mayMove = useCan('ifta.write') && stepsOf(process).length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        {link}
        <ProcessChip status={process.status} />
      </Box>
      <Typography color="textSecondary" className="tabular">
        Due {formatDate(process.dueDate)}
      </Typography>
      {mayMove && (
        <div>
          <Move process={process} />
        </div>
      )}
    </Box>
  );
}

/** The staff's list of every client's quarters. */
export function ProcessList({ onAdd }: { onAdd: () => void }) {
  const mayWrite = useCan('ifta.write');
  const filters = useMemo(() => filtersOf(Number(todayInFirm().slice(0, 4))), []);
  const action = mayWrite && (
    <Button variant="contained" onClick={onAdd}>
      Create First Process
    </Button>
  );
  return (
    <RecordList
      kit={processKit}
      label="IFTA processes"
      many="IFTA processes"
      name="ifta-processes"
      search="Search IFTA processes"
      columns={columns}
      further={mayWrite ? moving : NONE}
      filters={filters}
      empty={{
        icon: <LocalGasStationOutlined />,
        none: {
          title: 'No IFTA processes yet',
          text: 'Open a quarter for a client and move it from received to processed. The client follows it in the portal.',
          action,
        },
        unmatched: { title: 'No IFTA processes match', text: 'Try other words, another client, status or year.' },
      }}
      displayName={(process) => `${clientOf(process)} · ${processName(process)}`}
      card={(process, link) => <ProcessCard process={process} link={link} />}
    />
  );
}
