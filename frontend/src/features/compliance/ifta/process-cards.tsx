import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import { DetailLines } from '../../../components/display/detail-lines';
import { EmptyState } from '../../../components/feedback/empty-state';
import { StepBar } from '../../../components/display/step-bar';
import { FoldingCard } from '../../../components/layout/folding-card';
import { OwnList } from '../../../components/records/list-tools/own-list';
import type { IftaProcess } from '../../../lib/api/api-types';
import { ownColumns, processDetails } from './process-figures';
import { ProcessChip, processName, processStatusLabels } from './process-words';

const CARDS = { width: 320 };
/** What a client asks first. */
const FIRST: ReadonlySet<string> = new Set(['Due', 'Tax owed']);
const statuses = Object.keys(processStatusLabels);

function ProcessCard({ process }: { process: IftaProcess }) {
  const name = processName(process);
  const details = processDetails(process).filter(([, value]) => value !== null && value !== '' && value !== '—');
  const first = details.filter(([label]) => FIRST.has(label));
  const others = details.filter(([label]) => !FIRST.has(label));
  return (
    <article aria-label={`IFTA ${name}`}>
      <FoldingCard
        name={`IFTA ${name}`}
        title={
          <Typography variant="h2" className="tabular" sx={{ fontSize: 18 }}>
            {name}
          </Typography>
        }
        chip={<ProcessChip status={process.status} />}
        more={others.map((detail) => [detail])}
      >
        <Box sx={{ my: 0.75 }}>
          <StepBar statuses={statuses} status={process.status} />
        </Box>
        <DetailLines lines={[first]} />
      </FoldingCard>
    </article>
  );
}

const newestFirst = (processes: readonly IftaProcess[]): readonly IftaProcess[] =>
  processes.toSorted((a, b) => b.year - a.year || b.quarter.localeCompare(a.quarter));

/** What a client sees of its fuel tax: one card a quarter. */
export const ProcessCards = ({ list, action }: { list: UseQueryResult<IftaProcess[]>; action?: ReactNode }) => (
  <OwnList
    name="ifta"
    label="IFTA quarters"
    list={list}
    inOrder={newestFirst}
    statusLabels={processStatusLabels}
    columns={ownColumns}
    cards={CARDS}
    empty={
      <EmptyState icon={<LocalGasStationOutlined />} title="No IFTA processes found." action={action}>
        When we start on a quarter for you, it shows up here with its due date and what you owe.
      </EmptyState>
    }
    card={(process) => <ProcessCard process={process} />}
  />
);
