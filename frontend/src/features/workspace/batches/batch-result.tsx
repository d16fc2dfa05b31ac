import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { OUT_OF_SIGHT } from '../../../components/display/out-of-sight';
import { ErrorState } from '../../../components/feedback/error-state';
import { DetailList } from '../../../components/display/detail-list';
import type { Batch } from '../../../lib/api/api-types';
import { counted, howFar, phaseOf, shareDone } from './batch-share';
import type { SheetKind } from './sheet-kinds';
import { useBatch } from './use-batch';

/** So many refusals are listed; the others are counted. */
const LISTED = 10;

function Progress({ batch }: { batch: Batch }) {
  const far = howFar(batch);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography className="tabular" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
        {batch.name}: {far}
      </Typography>
      <LinearProgress variant="determinate" value={shareDone(batch)} aria-label={batch.name} aria-valuetext={far} />
      {/* read aloud once a phase, not with every number */}
      <Box role="status" sx={OUT_OF_SIGHT}>
        {phaseOf(batch)}
      </Box>
    </Box>
  );
}

function Refusals({ batch: { errors, failed, task } }: { batch: Batch }) {
  const more = failed - Math.min(errors.length, LISTED);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {task === 'import' ? 'Rows not imported' : 'Left unchanged'}
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
export function BatchResult({ id, sheet }: { id: string; sheet: SheetKind }) {
  const found = useBatch(id, sheet);
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />;
  const batch = found.data;
  if (!batch) return <LinearProgress aria-label="Checking progress" />;
  if (batch.status === 'failed') return <Typography color="error">{batch.reason}</Typography>;
  if (batch.status !== 'done') return <Progress batch={batch} />;
  const unread = batch.unread ?? [];
  return (
    <Box>
      <Progress batch={batch} />
      <DetailList
        details={[
          ['Successful', counted(batch.success)],
          ['Errors', counted(batch.failed)],
          [batch.task === 'import' ? 'Total Rows' : 'Total', counted(batch.total)],
        ]}
      />
      {unread.length > 0 && (
        <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          Columns not imported: {unread.join(', ')}. The template has the names of all that are.
        </Typography>
      )}
      {batch.failed > 0 && <Refusals batch={batch} />}
    </Box>
  );
}
