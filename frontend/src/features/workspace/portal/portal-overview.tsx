import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/display/notice';
import { Section } from '../../../components/layout/surface';
import { SupportContact } from '../../../components/display/support-contact';
import { TextLink } from '../../../components/display/text-link';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { PortalCounts, type PortalLists } from './portal-counts';
import { PortalQuickActions } from './quick-actions';

const Failed = ({ lists }: { lists: PortalLists }) => {
  const failed = [lists.documents, lists.processes, lists.payments].filter(
    ({ isError, data }) => isError && data === undefined,
  );
  const first = failed[0];
  return (
    first && (
      <Notice tone="error" role="alert">
        <span>{sentenceFor(first.error)}</span>
        <Button size="small" onClick={() => failed.forEach((list) => void list.refetch())}>
          Try again
        </Button>
      </Notice>
    )
  );
};

const Rejected = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice tone="error" role="status">
      <span>
        {count === 1
          ? 'One document was rejected and needs to be sent again.'
          : `${count} documents were rejected and need to be sent again.`}
      </span>
      <TextLink to="/client-portal/documents?status=rejected">See why</TextLink>
    </Notice>
  );

interface PortalOverviewProps {
  lists: PortalLists;
  /** What there is to do now. */
  now: ReactNode;
  /** It names the rejected documents itself. */
  saysRejected: boolean;
  mayUpload: boolean;
  mayPay: boolean;
}

export function PortalOverview({ lists, now, saysRejected, mayUpload, mayPay }: PortalOverviewProps) {
  const mayAddExpense = useCan('driver.write');
  const drives = useCan('driver.read');
  const rejected = lists.documents.data?.filter(({ status }) => status === 'rejected').length ?? 0;
  return (
    <>
      <Failed lists={lists} />
      {!saysRejected && <Rejected count={rejected} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {now}
        {!drives && <PortalCounts {...lists} />}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <PortalQuickActions mayUpload={mayUpload} mayPay={mayPay} mayAddExpense={mayAddExpense} drives={drives} />
          <Section title="Support">
            <Box sx={{ display: 'grid', gap: 1.25 }}>
              <Typography>We are glad to help with documents, fuel tax and payments.</Typography>
              <SupportContact />
              <Typography color="textSecondary">Response within 24 hours</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 20px' }}>
                <TextLink to="/support">Your requests</TextLink>
                <TextLink to="/support?chat=1">Start a chat</TextLink>
              </Box>
            </Box>
          </Section>
        </Box>
      </Box>
    </>
  );
}
