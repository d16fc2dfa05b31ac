import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import type { Agent } from '../../../lib/api-types';
import { agentSubject } from '../../../lib/subjects';
import { useDeleteAgent, useRestoreAgent } from '../api/agents';

export function DeleteAgent({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  return (
    <DeleteDialog
      what="agent"
      subject={agentSubject(agent)}
      id={agent.id}
      removal={useDeleteAgent()}
      restore={useRestoreAgent()}
      onClose={onClose}
    />
  );
}
