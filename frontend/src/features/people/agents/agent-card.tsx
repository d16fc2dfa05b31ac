import KeyOutlined from '../../../generated/icons/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { AccessLevelBadge } from '../../../components/display/access-level-badge';
import { ArticleCard } from '../../../components/display/article-card';
import { IconTools } from '../../../components/records/list-tools/icon-tools';
import { RecordActions } from '../../../components/records/record-actions';
import { StatusChip } from '../../../components/display/status-chip';
import type { Agent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { featureLabels, isFeature } from '../../../lib/format/labels';
import { limitText } from '../../../lib/format/limit';
import { lazyNamed } from '../../../lib/lazy-named';
import { agentKit } from './agent-kit';
import { RIGHTS, rightLabel } from './agent-rights';

const SetPasswordDialog = lazyNamed(() => import('./set-password-dialog').then((module) => module.SetPasswordDialog));

const may = (agent: Agent): string =>
  RIGHTS.filter((right) => agent[right])
    .map(rightLabel)
    .join(', ') || 'Nothing yet';

const closedTo = ({ restrictedFeatures }: Agent): string =>
  restrictedFeatures.map((feature) => (isFeature(feature) ? featureLabels[feature] : feature)).join(', ');

/** What is done with an agent, on its card. */
export function AgentTools({ agent }: { agent: Agent }) {
  const [setting, setSetting] = useState(false);
  return (
    <>
      <RecordActions
        kit={agentKit}
        record={agent}
        more={
          <Button startIcon={<KeyOutlined />} onClick={() => setSetting(true)}>
            Set Password
          </Button>
        }
      />
      {setting && <SetPasswordDialog agent={agent} onClose={() => setSetting(false)} />}
    </>
  );
}

const SMALL = { p: 0.5 };

/** The same in a row of the table. */
export function AgentDeeds({ agent }: { agent: Agent }) {
  const [setting, setSetting] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <IconTools kit={agentKit} record={agent} button={SMALL} />
      <IconButton
        aria-label={`Set Password of ${agent.displayName}`}
        title="Set Password"
        onClick={() => setSetting(true)}
        sx={SMALL}
      >
        <KeyOutlined fontSize="small" />
      </IconButton>
      {setting && <SetPasswordDialog agent={agent} onClose={() => setSetting(false)} />}
    </Box>
  );
}

export const AgentActive = ({ agent: { isActive } }: { agent: Agent }) => (
  <StatusChip tone={isActive ? 'success' : 'neutral'} label={isActive ? 'Active' : 'Inactive'} />
);

const PICTURE = { width: 24, height: 24, borderRadius: '50%', objectFit: 'cover', flexShrink: 0 } as const;

export const AgentCard = ({ agent }: { agent: Agent }) => (
  <ArticleCard
    label={agent.displayName}
    subtitle={agent.email ?? 'No e-mail'}
    picture={<Box component="img" src={agent.profileImageUrl || '/default-avatar.svg'} alt="" sx={PICTURE} />}
    dimmed={!agent.isActive}
    chip={<AgentActive agent={agent} />}
    lines={[
      [
        ['Max clients', limitText(agent.maxClients)],
        ['Max invoices', limitText(agent.maxInvoices)],
      ],
      [
        ['Department', agent.department],
        ['Access level', <AccessLevelBadge key="level" level={agent.accessLevel} />],
      ],
    ]}
    more={[
      [['Last login', formatDateTime(agent.lastLoginAt, 'Never')]],
      [['May', may(agent)]],
      [['Not', closedTo(agent)]],
    ]}
    deeds={<AgentTools agent={agent} />}
  />
);
