import EventCheckOutlined from '../../../../generated/icons/FactCheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { Integrity } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan } from '../../../../lib/session/session-context';
import { integrityQuery, useOrderCheck } from './check-calls';

const counted = (value: number): string => value.toLocaleString('en-US');

/** 'Checked 11/28/2026 2:00 AM · 2,430 facts · 912 records · 0 rows differ · last fact 2,430 of 11/28/2026 1:58 AM' */
const about = ({ checkedAt, facts, streams, differences, head }: Integrity): string =>
  [
    `Checked ${formatDateTime(checkedAt)}`,
    `${counted(facts)} facts`,
    `${counted(streams)} records`,
    `${counted(differences)} rows differ`,
    head && `last fact ${counted(head.position)} of ${formatDateTime(head.at)}`,
  ]
    .filter(Boolean)
    .join(' · ');

function Verdict({ of, action }: { of: Integrity; action: ReactNode }) {
  const { ok, findings } = of;
  if (ok === null)
    return (
      <Alert severity="info" action={action}>
        The log has not been checked yet. It is checked every night at 2:00 AM.
      </Alert>
    );
  if (ok)
    return (
      <Alert severity="success" action={action}>
        The log is complete, and every table matches its replay.
        <Box>{about(of)}</Box>
      </Alert>
    );
  return (
    <Alert severity="error" action={action}>
      The log and what is made of it do not agree. Call whoever operates Axlebook before you rely on a figure.
      <Box>{about(of)}</Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </Box>
    </Alert>
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
  const button = mayOrder && (
    <Button
      size="small"
      startIcon={<EventCheckOutlined />}
      loading={order.isPending}
      loadingPosition="start"
      onClick={run}
    >
      Check now
    </Button>
  );
  return (
    <section aria-label="Last check">
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />}
      {found.isPending && <SkeletonList rows={1} height={48} />}
      {found.data && <Verdict of={found.data} action={button} />}
    </section>
  );
}
