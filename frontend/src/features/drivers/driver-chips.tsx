import { StandingChip } from '../../components/standing-chip';
import { StatusChip, type Tone } from '../../components/status-chip';
import type { Driver, EmploymentStatus } from '../../lib/api-types';
import { formatDate } from '../../lib/dates';
import { employmentStatusLabels, testResultLabels } from '../../lib/labels';
import type { Standing } from '../../lib/records/papers';

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
export function Expiry({ day, standing }: { day: string | null; standing: Standing | null }) {
  if (day === null) return null;
  return (
    <>
      {formatDate(day)} {standing && <StandingChip standing={standing} />}
    </>
  );
}
