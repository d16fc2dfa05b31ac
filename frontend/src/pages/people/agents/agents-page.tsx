import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Page } from '../../../components/layout/page';
import { AgentList } from '../../../features/people/agents/agent-list';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { agentKit } from '../../../features/people/agents/agent-kit';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const [adding, setAdding] = useFlagParam('new');
  const create = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      Create Agent
    </Button>
  );
  return (
    <Page
      title="Agent Management"
      subtitle="Who looks after which clients, with which permissions and limits"
      actions={create}
    >
      <AgentList onAdd={() => setAdding(true)} />
      <EditInList kit={agentKit} />
      {adding && <RecordDialog kit={agentKit} record={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
