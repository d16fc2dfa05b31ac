import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import { DetailList } from '../../../components/display/detail-list';
import { EmptyState } from '../../../components/feedback/empty-state';
import { StepBar } from '../../../components/display/step-bar';
import { OwnList } from '../../../components/records/list-tools/own-list';
import type { IftaProcess } from '../../../lib/api/api-types';
import { ownColumns, processDetails } from './process-figures';
import { isPastDue, ProcessChip, processName, processStatusLabels } from './process-words';

const CARDS = { width: 320 };
const statuses = Object.keys(processStatusLabels);

const ProcessCard = ({ process }: { process: IftaProcess }) => (
  <Box component="article" aria-label={`IFTA ${processName(process)}`} sx={{ display: 'grid', gap: 1.75 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h2" className="tabular" sx={{ fontSize: 18 }}>
        {processName(process)}
      </Typography>
      <ProcessChip status={process.status} />
    </Box>
    <StepBar statuses={statuses} status={process.status} />
    <DetailList details={processDetails(process, isPastDue(process) ? ' (past due)' : '')} />
  </Box>
);

const newestFirst = (processes: readonly IftaProcess[]): readonly IftaProcess[] =>
  processes.toSorted((a, b) => b.year - a.year || b.quarter.localeCompare(a.quarter));

/** What a client sees of its fuel tax: one card a quarter. */
export const ProcessCards = ({ list }: { list: UseQueryResult<IftaProcess[]> }) => (
  <OwnList
    name="ifta"
    label="IFTA quarters"
    list={list}
    inOrder={newestFirst}
    statusLabels={processStatusLabels}
    columns={ownColumns}
    cards={CARDS}
    empty={
      <EmptyState icon={<LocalGasStationOutlined />} title="No IFTA processes found.">
        When we start on a quarter for you, it shows up here with its due date and what you owe.
      </EmptyState>
    }
    card={(process) => <ProcessCard process={process} />}
  />
);
