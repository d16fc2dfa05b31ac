import TaskAltOutlined from '../../../generated/icons/TaskAltOutlined';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { ViewSwitch } from '../../../components/layout/view-switch';
import type { Job } from '../../../lib/api/api-types';
import { useListParams } from '../../../lib/lists/use-list-params';
import { allJobs, jobsQuery } from './job-calls';
import { JobCard } from './job-card';
import { actionColumn, jobColumns } from './job-columns';
import { jobStates } from './job-states';
import { RetryAll } from './retry-all';

const filters = ['state'] as const;
const failedColumns = [...jobColumns, actionColumn];

/** What is done in the background, by where it stands. */
export function JobList() {
  const params = useListParams(filters);
  const state = params.filter('state') || 'failed';
  const isFailed = state === 'failed';
  const list = useQuery(jobsQuery({ state, limit: params.limit, page: params.page }));
  return (
    <>
      <FilterBar>
        <ViewSwitch label="State" value={state} views={jobStates} onChange={(next) => params.set({ state: next })} />
        {isFailed && <RetryAll total={list.data?.total ?? 0} />}
        <ExportMenu name={`jobs_${state}`} columns={jobColumns} load={() => allJobs(state)} />
      </FilterBar>
      <DataTable<Job>
        name="jobs"
        label="Jobs"
        list={list}
        params={params}
        columns={isFailed ? failedColumns : jobColumns}
        exported={jobColumns}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon={<TaskAltOutlined />} title={isFailed ? 'No failed jobs' : 'No jobs here'}>
            {isFailed ? 'Every mail, PDF and nightly job went through.' : 'Jobs in this state will be listed here.'}
          </EmptyState>
        }
        card={(job) => <JobCard job={job} />}
      />
    </>
  );
}
