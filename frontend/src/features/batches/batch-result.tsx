import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorState } from '../../components/feedback/error-state';
import { FactList } from '../../components/fact-list';
import type { Batch } from '../../lib/api-types';
import { useBatch } from './use-batch';

/** So many refusals are listed; the others are counted. */
const LISTED = 10;
/** A sheet that was taken in is a quarter of the way; only what is done is at the end of it (001 §9). */
const TAKEN_IN = 25;
const NEARLY = 90;

const shareOf = ({ done, total, status }: Batch): number =>
  status === 'done' ? 100 : total === 0 ? TAKEN_IN : TAKEN_IN + ((NEARLY - TAKEN_IN) * done) / total;

const counted = (value: number): string => value.toLocaleString('en-US');

function Progress({ batch }: { batch: Batch }) {
  const id = useId();
  const { status, done, total, name } = batch;
  const begun = total === 0 ? 'Reading it' : `${counted(done)} of ${counted(total)} rows`;
  const said = status === 'waiting' ? 'Waiting to begin' : begun;
  return (
    <Box>
      <Typography id={id} className="tabular" sx={{ mb: 0.75 }}>
        {name}: {said}
      </Typography>
      <LinearProgress variant="determinate" value={shareOf(batch)} aria-labelledby={id} />
    </Box>
  );
}

function Refusals({ batch: { errors, failed, task } }: { batch: Batch }) {
  const more = failed - Math.min(errors.length, LISTED);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {task === 'import' ? 'Rows that were not taken' : 'What stayed as it is'}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {errors.slice(0, LISTED).map(({ row, error }, at) => (
          <li key={at}>{task === 'import' ? `Row ${counted(row)}: ${error}` : error}</li>
        ))}
      </Box>
      {more > 0 && <Typography color="textSecondary">and {counted(more)} more errors</Typography>}
    </Box>
  );
}

/** How far a batch is, and what came of it. */
export function BatchResult({ id }: { id: string }) {
  const found = useBatch(id);
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />;
  const batch = found.data;
  if (!batch) return <LinearProgress aria-label="Reading how far it is" />;
  if (batch.status === 'failed') return <Typography color="error">{batch.reason}</Typography>;
  if (batch.status !== 'done') return <Progress batch={batch} />;
  return (
    <Box>
      <FactList
        facts={[
          ['Successful', counted(batch.success)],
          ['Errors', counted(batch.failed)],
          [batch.task === 'import' ? 'Total Rows' : 'Total', counted(batch.total)],
        ]}
      />
      {batch.failed > 0 && <Refusals batch={batch} />}
    </Box>
  );
}
