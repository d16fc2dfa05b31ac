import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { jobsSubject } from '../../../lib/subjects';
import { useRetryAllJobs } from './job-calls';

/** When a mail server or a file store is back: everything that failed meanwhile, at once. */
export function RetryAll({ total }: { total: number }) {
  const mayManage = useCan('jobs.manage');
  const retry = useRetryAllJobs();
  if (!mayManage || total === 0) return null;
  const run = () =>
    retry.mutate(undefined, {
      onSuccess: ({ retried }) =>
        toast.success(
          retried === 1 ? 'One job will run again' : `${retried} jobs will run again`,
          jobsSubject(retried),
        ),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Button variant="outlined" loading={retry.isPending} onClick={run}>
      Retry all
    </Button>
  );
}
