import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import type { Agent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { AgentCard, AgentTools } from './agent-card';
import { agentKit, limitText } from './agent-kit';

const CARDS = { width: 380 };
const columns: readonly TableColumn<Agent>[] = [
  { field: 'displayName', header: 'Name', sortable: true, value: ({ displayName }) => displayName },
  { field: 'email', header: 'Email', value: ({ email }) => email ?? '' },
  { field: 'department', header: 'Department', value: ({ department }) => department ?? '' },
  { field: 'isActive', header: 'Status', value: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
  { field: 'maxClients', header: 'Max clients', value: ({ maxClients }) => limitText(maxClients) },
  { field: 'maxInvoices', header: 'Max invoices', value: ({ maxInvoices }) => limitText(maxInvoices) },
  { field: 'lastLoginAt', header: 'Last login', value: ({ lastLoginAt }) => formatDateTime(lastLoginAt, 'Never') },
];
const filters: readonly [] = [];
const empty: EmptyWords = {
  icon: <SupportAgentOutlined />,
  none: {
    title: 'No agents',
    text: 'Agents look after some of your clients, with permissions and limits that you set.',
    add: 'Create Agent',
  },
  unmatched: { title: 'No agents match', text: 'Try another name or e-mail address.' },
};

export const AgentList = ({ onAdd }: { onAdd: () => void }) => (
  <>
    <RecordList
      kit={agentKit}
      label="Agents"
      name="agents"
      search="Search agents"
      columns={columns}
      filters={filters}
      empty={empty}
      cards={CARDS}
      tools={(agent) => <AgentTools agent={agent} />}
      card={(agent) => <AgentCard agent={agent} />}
      onAdd={onAdd}
    />
    <EditInList kit={agentKit} />
  </>
);
