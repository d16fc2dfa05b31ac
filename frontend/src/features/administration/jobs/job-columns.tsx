import { StatusChip } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import type { Job } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { chipOf } from './job-states';
import { RetryJob } from './retry-job';

export const jobColumns: readonly TableColumn<Job>[] = [
  { field: 'name', header: 'Job', flex: 2, width: 180, value: ({ name }) => name },
  { field: 'subject', header: 'About', flex: 2, width: 150, drops: 2, value: ({ subject }) => subject ?? '' },
  {
    field: 'state',
    header: 'State',
    width: 110,
    value: (job) => chipOf(job).label,
    render: (job) => <StatusChip {...chipOf(job)} />,
  },
  {
    field: 'at',
    header: 'When',
    width: 172,
    drops: 1,
    value: ({ finishedAt, createdAt }) => formatDateTime(finishedAt ?? createdAt),
  },
  {
    field: 'attempts',
    header: 'Attempts',
    width: 90,
    drops: 3,
    align: 'right',
    value: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  {
    field: 'failure',
    header: 'What went wrong',
    flex: 3,
    width: 200,
    wraps: true,
    value: ({ failure }) => failure ?? '',
  },
];

/** Beside them what can be done; no part of a file. */
export const actionColumn: TableColumn<Job> = {
  field: 'retry',
  header: 'Action',
  width: 90,
  value: () => '',
  render: (job) => <RetryJob job={job} />,
};
