import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useArrival } from '../../../components/announce/use-arrival';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { agentAccess, type AgentAccess } from '../../../features/people/agent-dashboard/agent-access';
import { AccountingArea } from '../../../features/people/agent-dashboard/accounting-area';
import { AllAgentInvoices } from '../../../features/people/agent-dashboard/agent-invoices';
import { AllAssignedClients } from '../../../features/people/agent-dashboard/assigned-clients';
import { NoAgent } from '../../../features/people/agent-dashboard/no-agent';
import { PerformanceReports } from '../../../features/people/agent-dashboard/performance-reports';
import { ProfileCard } from '../../../features/people/agent-dashboard/profile-card';
import { useUser } from '../../../lib/session/session-context';
import { OverviewTab } from './overview-tab';

interface Area {
  needs?: 'clients' | 'invoices' | 'reports' | 'accounting';
  path: string;
  label: string;
  show: (access: AgentAccess) => ReactNode;
}

const areas: readonly Area[] = [
  { path: '', label: 'Overview', show: (access) => <OverviewTab access={access} /> },
  { needs: 'clients', path: 'clients', label: 'Clients', show: () => <AllAssignedClients /> },
  { needs: 'invoices', path: 'invoices', label: 'Invoices', show: () => <AllAgentInvoices /> },
  { needs: 'reports', path: 'reports', label: 'Reports', show: (access) => <PerformanceReports access={access} /> },
  { needs: 'accounting', path: 'accounting', label: 'Accounting', show: () => <AccountingArea /> },
];

const addressOf = (path: string): string => (path === '' ? '/agent-dashboard' : `/agent-dashboard/${path}`);

export function Component() {
  const user = useUser();
  const { tab = '' } = useParams();
  useArrival('Agent Dashboard');
  if (!user.agent) return <Page title="Agent Dashboard" children={<NoAgent />} />;

  const access = agentAccess(user, user.agent);
  const open = areas.filter(({ needs }) => needs === undefined || access[needs]);
  const area = open.find(({ path }) => path === tab);
  if (!area) return <Navigate replace to="/agent-dashboard" />;
  const tabs = open.map(({ path, label }) => ({ to: addressOf(path), label, end: true }));
  return (
    <Page
      title="Agent Dashboard"
      subtitle={user.firstName === '' ? 'Welcome back.' : `Welcome back, ${user.firstName}.`}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LinkTabs label="Agent Dashboard" tabs={tabs} />
        {area.path === '' && <ProfileCard user={user} agent={user.agent} />}
        <div>{area.show(access)}</div>
      </Box>
    </Page>
  );
}
