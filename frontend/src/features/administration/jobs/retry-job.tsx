import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Job } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { jobSubject } from '../../../lib/subjects';
import { useRetryJob } from './job-calls';

/** Tries a failed job again. */
export function RetryJob({ job }: { job: Job }) {
  const mayManage = useCan('jobs.manage');
  const retry = useRetryJob();
  if (job.state !== 'failed' || !mayManage) return null;
  const run = () =>
    retry.mutate(job.id, {
      onSuccess: () => toast.success('The job will run again', jobSubject(job)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Button size="small" loading={retry.isPending} onClick={run}>
      Retry
    </Button>
  );
}
