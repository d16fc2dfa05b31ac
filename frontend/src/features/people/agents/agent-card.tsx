import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import KeyOutlined from '../../../generated/icons/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AccessLevelBadge } from '../../../components/display/access-level-badge';
import { CardHead } from '../../../components/display/card-head';
import { DetailList } from '../../../components/display/detail-list';
import { DeleteRecord } from '../../../components/records/delete-record';
import { StepButton } from '../../../components/records/step-button';
import { StatusChip } from '../../../components/display/status-chip';
import type { Agent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { featureLabels, isFeature } from '../../../lib/format/labels';
import { limitText } from '../../../lib/format/limit';
import { lazyNamed } from '../../../lib/lazy-named';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { agentKit } from './agent-kit';
import { RIGHTS, rightLabel } from './agent-rights';

const SetPasswordDialog = lazyNamed(() => import('./set-password-dialog').then((module) => module.SetPasswordDialog));

const may = (agent: Agent): string =>
  RIGHTS.filter((right) => agent[right])
    .map(rightLabel)
    .join(', ') || 'Nothing yet';

const closedTo = ({ restrictedFeatures }: Agent): string =>
  restrictedFeatures.map((feature) => (isFeature(feature) ? featureLabels[feature] : feature)).join(', ');

const TOOLS = {
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
} as const;

/** What is done with an agent, on its card. */
export function AgentTools({ agent }: { agent: Agent }) {
  const [open, setOpen] = useState<'password' | 'delete' | null>(null);
  const [, setEditing] = useEditParam();
  const close = () => setOpen(null);
  return (
    <Box sx={TOOLS}>
      <Button size="small" startIcon={<EditOutlined />} onClick={() => setEditing(agent.id)}>
        Edit
      </Button>
      <Button size="small" startIcon={<KeyOutlined />} onClick={() => setOpen('password')}>
        Set Password
      </Button>
      {agentKit.steps(agent).map((step) => (
        <StepButton
          key={step.label}
          kit={agentKit}
          record={agent}
          step={step}
          size="small"
          color={agent.isActive ? 'secondary' : 'primary'}
        />
      ))}
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
      {open === 'delete' && <DeleteRecord kit={agentKit} record={agent} onClose={close} />}
    </Box>
  );
}

const PICTURE = { width: 44, height: 44, borderRadius: '50%', objectFit: 'cover', flexShrink: 0 } as const;

export const AgentCard = ({ agent }: { agent: Agent }) => (
  <Box component="article" aria-label={agent.displayName} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
    <CardHead
      title={agent.displayName}
      subtitle={[agent.email, agent.department].filter(Boolean).join(' · ') || 'No e-mail or department'}
      picture={<Box component="img" src={agent.profileImageUrl || '/default-avatar.svg'} alt="" sx={PICTURE} />}
      dimmed={!agent.isActive}
    >
      <Box sx={{ display: 'flex', gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>
        <AccessLevelBadge level={agent.accessLevel} />
        <StatusChip tone={agent.isActive ? 'success' : 'neutral'} label={agent.isActive ? 'Active' : 'Inactive'} />
      </Box>
    </CardHead>
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
