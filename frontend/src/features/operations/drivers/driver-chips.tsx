import { ExpiryStatusChip } from '../../../components/display/expiry-status-chip';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { Driver, EmploymentStatus } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { employmentStatusLabels, testResultLabels } from '../../../lib/format/labels';
import type { ExpiryStatus } from '../../../lib/records/papers';

const employment: Record<EmploymentStatus, Tone> = {
  active: 'success',
  inactive: 'neutral',
  terminated: 'error',
  on_leave: 'warning',
};

export function EmploymentChip({ status }: { status: EmploymentStatus }) {
  return <StatusChip tone={employment[status]} label={employmentStatusLabels[status]} />;
}

type Result = NonNullable<Driver['drugTestResult']>;
const results: Record<Result, Tone> = { pass: 'success', fail: 'error', pending: 'warning' };

/** What came out of a test, and when. */
export function TestResult({ result, day }: { result: Result | null; day: string | null }) {
  if (result === null && day === null) return null;
  return (
    <>
      {result && <StatusChip tone={results[result]} label={testResultLabels[result]} />} {day && formatDate(day)}
    </>
  );
}

/** A day on which something ends, and how it stands. */
export function Expiry({ day, standing }: { day: string | null; standing: ExpiryStatus | null }) {
  if (day === null) return null;
  return (
    <>
      {formatDate(day)} {standing && <ExpiryStatusChip standing={standing} />}
    </>
  );
}
