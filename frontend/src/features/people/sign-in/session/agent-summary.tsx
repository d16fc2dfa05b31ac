import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DetailList } from '../../../../components/display/detail-list';
import type { User } from '../../../../lib/api/api-types';
import { accessLevelLabels } from '../../../../lib/format/labels';
import { SessionSummary } from './session-summary';

type Detail = readonly [label: string, value: string];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const limit = (value: number | undefined): string => (value !== undefined && value > 0 ? String(value) : 'Unlimited');

const Part = ({ title, details }: { title: string; details: readonly Detail[] }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <DetailList details={details} />
  </Box>
);

/** Profile, permissions and limits, as the server has them now. */
export function AgentSummary({ user }: { user: User }) {
  const { agent } = user;
  return (
    <SessionSummary user={user} title="Agent Dashboard" home="/agent-dashboard">
      {agent ? (
        <>
          <Part
            title="Profile"
            details={[
              ['Display name', agent.displayName],
              ['Department', agent.department ?? ''],
              ['Access level', accessLevelLabels[agent.accessLevel]],
            ]}
          />
          <Part
            title="Permissions"
            details={[
              ['Create invoices', yesNo(agent.canCreateInvoices)],
              ['View reports', yesNo(agent.canViewReports)],
              ['Manage clients', yesNo(agent.canManageClients)],
              ['Access accounting', yesNo(agent.canAccessAccounting)],
            ]}
          />
          <Part
            title="Limits"
            details={[
              ['Clients', limit(agent.maxClients)],
              ['Invoices a month', limit(agent.maxInvoices)],
            ]}
          />
        </>
      ) : (
        <Typography color="textSecondary">
          Your agent account is not set up yet. Ask an administrator to finish it.
        </Typography>
      )}
    </SessionSummary>
  );
}
