import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { StatusChip } from '../../../components/display/status-chip';
import type { Job } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { chipOf } from './job-states';
import { RetryJob } from './retry-job';

export const JobCard = ({ job }: { job: Job }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{job.name}</Typography>
        <StatusChip {...chipOf(job)} />
      </Box>
      <Typography color="textSecondary" className="tabular">
        {[job.subject, formatDateTime(job.finishedAt ?? job.createdAt), `attempt ${job.attempts} of ${job.maxAttempts}`]
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
    <RetryJob job={job} />
  </Box>
);
