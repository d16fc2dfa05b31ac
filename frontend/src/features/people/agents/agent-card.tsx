import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import KeyOutlined from '../../../generated/icons/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AccessLevelBadge } from '../../../components/display/access-level-badge';
import { DetailList } from '../../../components/display/detail-list';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { StatusChip } from '../../../components/display/status-chip';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Agent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { featureLabels, isFeature } from '../../../lib/format/labels';
import { lazyNamed } from '../../../lib/lazy-named';
import { useRemoval, useReturn } from '../../../lib/records/record-kit';
import { agentSubject } from '../../../lib/subjects';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { useToggleAgent } from './agent-calls';
import { agentKit, limitText } from './agent-kit';

const SetPasswordDialog = lazyNamed(() => import('./set-password-dialog').then((module) => module.SetPasswordDialog));

const may = (agent: Agent): string =>
  [
    agent.canCreateInvoices && 'Create invoices',
    agent.canViewReports && 'View reports',
    agent.canManageClients && 'Manage clients',
    agent.canAccessAccounting && 'Access accounting',
  ]
    .filter(Boolean)
    .join(', ') || 'Nothing yet';

const closedTo = ({ restrictedFeatures }: Agent): string =>
  restrictedFeatures.map((feature) => (isFeature(feature) ? featureLabels[feature] : feature)).join(', ');

/** What is done with an agent, on its card. */
export function AgentTools({ agent }: { agent: Agent }) {
  const toggle = useToggleAgent();
  const [open, setOpen] = useState<'password' | 'delete' | null>(null);
  const [, setEditing] = useEditParam();
  const deleting = { removal: useRemoval(agentKit), restore: useReturn(agentKit) };
  const close = () => setOpen(null);
  const { id, isActive } = agent;
  const run = () =>
    toggle.mutate(
      { id, isActive: !isActive },
      {
        onSuccess: () => toast.success('Agent status updated successfully', agentSubject(agent)),
        onError: (error) => reportFailure(error, 'Failed to update agent status'),
      },
    );
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: '1fr 1fr',
        justifyItems: 'start',
        gap: 0.5,
        mt: 'auto',
        pt: 1.25,
        mx: -1,
        mb: -1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button size="small" startIcon={<EditOutlined />} onClick={() => setEditing(id)}>
        Edit
      </Button>
      <Button size="small" startIcon={<KeyOutlined />} onClick={() => setOpen('password')}>
        Set Password
      </Button>
      <Button size="small" color={isActive ? 'secondary' : 'primary'} loading={toggle.isPending} onClick={run}>
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => setOpen('delete')}
        sx={{ ml: { sm: 'auto' } }}
      >
        Delete
      </Button>
      {open === 'password' && <SetPasswordDialog agent={agent} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog what="agent" subject={agentSubject(agent)} id={id} {...deleting} onClose={close} />
      )}
    </Box>
  );
}

export function AgentCard({ agent }: { agent: Agent }) {
  const { isActive, displayName } = agent;
  return (
    <Box component="article" aria-label={displayName} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', opacity: isActive ? 1 : 0.72 }}>
        <Box
          component="img"
          src={agent.profileImageUrl || '/default-avatar.svg'}
          alt=""
          sx={{ width: 44, height: 44, borderRadius: '50%', objectFit: 'cover', flexShrink: 0 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
            {displayName}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[agent.email, agent.department].filter(Boolean).join(' · ') || 'No e-mail or department'}
          </Typography>
          <Box sx={{ display: 'flex', gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>
            <AccessLevelBadge level={agent.accessLevel} />
            <StatusChip tone={isActive ? 'success' : 'neutral'} label={isActive ? 'Active' : 'Inactive'} />
          </Box>
        </Box>
      </Box>
      <DetailList
        details={[
          ['Max clients', limitText(agent.maxClients)],
          ['Max invoices', limitText(agent.maxInvoices)],
          ['May', may(agent)],
          ...(agent.restrictedFeatures.length > 0 ? [['Not', closedTo(agent)] as const] : []),
          ['Last login', formatDateTime(agent.lastLoginAt, 'Never')],
        ]}
      />
      <AgentTools agent={agent} />
    </Box>
  );
}
