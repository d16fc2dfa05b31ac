import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import { DetailList } from '../../../components/display/detail-list';
import { EmptyState } from '../../../components/feedback/empty-state';
import { palette } from '../../../components/display/palette';
import { OwnList } from '../../../components/records/own-list';
import type { IftaProcess, IftaStatus } from '../../../lib/api/api-types';
import { ownColumns, processDetails } from './process-figures';
import { isPastDue, ProcessChip, processName, processStatusLabels } from './process-words';

const steps: readonly IftaStatus[] = ['received', 'pending', 'processed'];

const CARDS = { width: 320 };

const Steps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
  '& span': { height: 4, borderRadius: 2, background: palette.divider },
  '& span[data-done=true]': { background: palette.primary.main },
  '&[data-finished=true] span': { background: palette.success.main },
});

function ProcessCard({ process }: { process: IftaProcess }) {
  const reached = steps.indexOf(process.status);
  return (
    <Box component="article" aria-label={`IFTA ${processName(process)}`} sx={{ display: 'grid', gap: 1.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" className="tabular" sx={{ fontSize: 18 }}>
          {processName(process)}
        </Typography>
        <ProcessChip status={process.status} />
      </Box>
      <Steps aria-hidden data-finished={process.status === 'processed'}>
        {steps.map((step, index) => (
          <span key={step} data-done={index <= reached} />
        ))}
      </Steps>
      <DetailList details={processDetails(process, isPastDue(process) ? ' (past due)' : '')} />
    </Box>
  );
}

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
