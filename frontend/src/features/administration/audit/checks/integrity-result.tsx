import EventCheckOutlined from '../../../../generated/icons/FactCheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../../components/display/detail-list';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Section } from '../../../../components/layout/surface';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { Integrity } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan } from '../../../../lib/session/session-context';
import { integrityQuery, useOrderCheck } from './check-calls';

const counted = (value: number): string => value.toLocaleString('en-US');

function Verdict({ ok, findings }: Integrity) {
  if (ok === null)
    return <Alert severity="info">The log has not been checked yet. It is checked every night at 2:00 AM.</Alert>;
  if (ok) return <Alert severity="success">The log is complete, and every table matches its replay.</Alert>;
  return (
    <Alert severity="error">
      The log and what is made of it do not agree. Call whoever operates Axlebook before you rely on a figure.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </Box>
    </Alert>
  );
}

function Result(result: Integrity) {
  const { ok, checkedAt, facts: events, streams, differences, head } = result;
  return (
    <>
      <Verdict {...result} />
      {ok !== null && (
        <Box sx={{ mt: 2 }}>
          <DetailList
            details={[
              ['Checked', formatDateTime(checkedAt)],
              ['Facts', counted(events)],
              ['Records', counted(streams)],
              ['Rows that differ', counted(differences)],
              ['Last fact', head && `${counted(head.position)}, ${formatDateTime(head.at)}`],
            ]}
          />
        </Box>
      )}
    </>
  );
}

/** What the last look through the whole log found, and a button for the next one. */
export function IntegrityResult() {
  const mayOrder = useCan('jobs.manage');
  const found = useQuery(integrityQuery);
  const order = useOrderCheck();
  const run = () =>
    order.mutate(undefined, {
      onSuccess: () => toast.info('The log is being checked. The result will appear here.', 'Check ordered'),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Section
      title="Last check"
      action={
        mayOrder && (
          <Button startIcon={<EventCheckOutlined />} loading={order.isPending} loadingPosition="start" onClick={run}>
            Check now
          </Button>
        )
      }
    >
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />}
      {found.isPending && <SkeletonList rows={2} height={48} />}
      {found.data && <Result {...found.data} />}
    </Section>
  );
}
