import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Surface } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import { ViewSwitch } from '../../../components/view-switch';
import { useListParams } from '../../../lib/use-list-params';
import { jobsQuery } from '../api/jobs';
import { RetryAll } from './retry-all';
import { JobCard } from './job-card';
import { jobStates } from './job-states';

export function JobList() {
  const params = useListParams();
  const state = params.filter('state') || 'failed';
  const list = useQuery(jobsQuery({ state, limit: params.limit, page: params.page }));
  const body = () => {
    if (list.isError)
      return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
    if (list.isPending) return <SkeletonList rows={4} height={76} />;
    if (list.data.items.length === 0) {
      return (
        <Surface>
          <EmptyState icon={<TaskAltOutlined />} title={state === 'failed' ? 'No failed jobs' : 'No jobs here'}>
            {state === 'failed'
              ? 'Every mail, PDF and nightly job went through.'
              : 'Jobs in this state will be listed here.'}
          </EmptyState>
        </Surface>
      );
    }
    return (
      <Box component="ul" aria-label="Jobs" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {list.data.items.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Box>
    );
  };
  return (
    <>
      <ViewSwitch label="State" value={state} views={jobStates} onChange={(next) => params.set({ state: next })} />
      {state === 'failed' && <RetryAll total={list.data?.total ?? 0} />}
      {body()}
      <Pager list={list.data} params={params} />
    </>
  );
}
