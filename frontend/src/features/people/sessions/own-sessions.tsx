import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { Section } from '../../../components/layout/surface';
import { toast } from '../../../components/toast/toast-store';
import { sentenceFor } from '../../../lib/api/problem';
import { deviceSubject } from '../../../lib/subjects';
import { ownSessionsQuery, useEndOtherSessions } from './sessions';
import { SessionRow } from './session-row';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

export function OwnSessions() {
  const list = useQuery(ownSessionsQuery);
  const end = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const sessions = list.data ?? [];
  const others = sessions.filter(({ current }) => !current);
  const run = () =>
    end.mutate('others', {
      onSuccess: () => {
        setAsking(false);
        toast.success('Only this device is signed in now.', deviceSubject('this device'), {
          title: 'Signed out everywhere else',
        });
      },
    });
  const everywhere = others.length > 0 && (
    <Button size="small" color="error" onClick={() => setAsking(true)}>
      Sign out everywhere
    </Button>
  );
  return (
    <Section title="Where you are signed in" action={everywhere} flush>
      {list.isPending && <Box sx={{ px: 2.5, pb: 2 }} children={<SkeletonList rows={2} height={56} />} />}
      {list.isError && <ErrorState error={list.error} compact onRetry={() => void list.refetch()} />}
      {sessions.length > 0 && (
        <Rows aria-label="Your sessions">
          {[...sessions.filter(({ current }) => current), ...others].map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      )}
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        danger
        busy={end.isPending}
        error={end.error ? sentenceFor(end.error) : undefined}
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        {others.length === 1
          ? 'The other device is signed out at once.'
          : `Your ${others.length} other devices are signed out at once.`}{' '}
        You stay signed in here. If you think somebody knows your password, change it too.
      </ConfirmDialog>
    </Section>
  );
}
