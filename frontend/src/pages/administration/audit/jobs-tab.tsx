import { JobList } from '../../../features/administration/jobs/job-list';

export function Component() {
  return <JobList />;
}
