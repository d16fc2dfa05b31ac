import LockOutlined from '../../../generated/icons/LockOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Surface } from '../../../components/layout/surface';
import type { AgentAccess } from '../../../features/people/agent-dashboard/agent-access';
import { AgentActions } from '../../../features/people/agent-dashboard/agent-actions';
import { RecentAgentInvoices } from '../../../features/people/agent-dashboard/agent-invoices';
import { AgentStatCards } from '../../../features/people/agent-dashboard/agent-stats';
import { AssignedClients } from '../../../features/people/agent-dashboard/assigned-clients';
import { PerformanceReports } from '../../../features/people/agent-dashboard/performance-reports';

/** The longer list stands beside the two others. */
const lists = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& > :nth-of-type(2):not(:last-of-type)': { gridRow: { lg: 'span 2' } },
};

export function OverviewTab({ access }: { access: AgentAccess }) {
  if (!Object.values(access).some(Boolean)) {
    return (
      <Surface>
        <EmptyState icon={<LockOutlined />} title="Nothing is open to you yet">
          Ask an administrator for the areas you need.
        </EmptyState>
      </Surface>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AgentStatCards access={access} />
      <AgentActions access={access} />
      <Box sx={lists}>
        {access.clients && <AssignedClients />}
        {access.invoices && <RecentAgentInvoices />}
        {access.reports && <PerformanceReports access={access} />}
      </Box>
    </Box>
  );
}
