import { JobList } from '../../features/jobs/components/job-list';

export function Component() {
  return <JobList />;
}
