import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { StatusChip } from '../../../components/status-chip';
import { Surface } from '../../../components/surface';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Job } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { sentenceFor } from '../../../lib/problem';
import { useCan } from '../../../lib/session/session-context';
import { jobSubject } from '../../../lib/subjects';
import { useRetryJob } from '../api/jobs';
import { chipOf } from './job-states';

export function JobCard({ job }: { job: Job }) {
  const mayManage = useCan('jobs.manage');
  const retry = useRetryJob();
  const run = () =>
    retry.mutate(job.id, {
      onSuccess: () => toast.success('The job will run again', jobSubject(job)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Surface as="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>{job.name}</Typography>
          <StatusChip {...chipOf(job)} />
        </Box>
        <Typography color="textSecondary" className="tabular">
          {[
            job.subject,
            formatDateTime(job.finishedAt ?? job.createdAt),
            `attempt ${job.attempts} of ${job.maxAttempts}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {job.failure && (
          <Typography color="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {job.failure}
          </Typography>
        )}
        {job.state === 'active' && (
          <LinearProgress
            variant="determinate"
            value={job.progress}
            aria-label={`Progress of ${job.name}`}
            sx={{ mt: 1, borderRadius: 2 }}
          />
        )}
      </Box>
      {job.state === 'failed' && mayManage && (
        <Button variant="outlined" loading={retry.isPending} onClick={run}>
          Retry
        </Button>
      )}
    </Surface>
  );
}
