import Box from '@mui/material/Box';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Section } from '../../../../components/layout/surface';
import { ClientDetails } from '../../../../features/clients/clients/client-details';
import { OverviewPanel } from '../../../../features/workspace/overview/overview-panel';
import { overviewQuery } from '../../../../features/workspace/overview/overview-query';
import type { Client } from '../../../../lib/api/api-types';
import { lazyNamed } from '../../../../lib/lazy-named';
import { useCan } from '../../../../lib/session/session-context';

const RevenueChart = lazyNamed(
  () => import('../../../../features/workspace/overview/revenue-chart').then((module) => module.RevenueChart),
  <SkeletonList rows={1} height={280} />,
);

/** What is kept of a client, and what it and the firm owe each other. */
export function ClientOverview({ client }: { client: Client }) {
  const seesRevenue = useCan('reports.read');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        }}
      >
        <Section title="Where things stand">
          <OverviewPanel query={overviewQuery(client.id)} />
        </Section>
        <Section title="About the client">
          <ClientDetails client={client} />
        </Section>
      </Box>
      {seesRevenue && (
        <Section title="Billed, received and open by month">
          <RevenueChart clientId={client.id} />
        </Section>
      )}
    </Box>
  );
}
