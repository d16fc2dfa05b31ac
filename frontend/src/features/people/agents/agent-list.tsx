import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import { listOf } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { agentFields } from '../../../generated/fields/agent';
import type { Agent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { limitText } from '../../../lib/format/limit';
import { AgentCard, AgentTools } from './agent-card';
import { agentKit } from './agent-kit';

export const AgentList = listOf(agentKit, {
  columns: columnsOf<Agent>(agentFields, [
    ['displayName', { header: 'Name', sortable: true }],
    'email',
    'department',
    ['isActive', { header: 'Status', value: ({ isActive }) => (isActive ? 'Active' : 'Inactive') }],
    ['maxClients', { header: 'Max clients', value: ({ maxClients }) => limitText(maxClients) }],
    ['maxInvoices', { header: 'Max invoices', value: ({ maxInvoices }) => limitText(maxInvoices) }],
    ['lastLoginAt', { header: 'Last login', value: ({ lastLoginAt }) => formatDateTime(lastLoginAt, 'Never') }],
  ]),
  empty: {
    icon: <SupportAgentOutlined />,
    none: {
      title: 'No agents',
      text: 'Agents look after some of your clients, with permissions and limits that you set.',
      add: 'Create Agent',
    },
    unmatched: { title: 'No agents match', text: 'Try another name or e-mail address.' },
  },
  cards: { width: 380 },
  tools: (agent) => <AgentTools agent={agent} />,
  card: (agent) => <AgentCard agent={agent} />,
});
