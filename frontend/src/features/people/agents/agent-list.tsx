import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import { listOf } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { agentFields } from '../../../generated/fields/agent';
import type { Agent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { limitText } from '../../../lib/format/limit';
import { AgentActive, AgentCard, AgentDeeds, AgentTools } from './agent-card';
import { agentKit } from './agent-kit';

export const AgentList = listOf(agentKit, {
  columns: columnsOf<Agent>(agentFields, [
    ['displayName', { header: 'Name', sortable: true, flex: 1, width: 160 }],
    ['email', { flex: 1, width: 180, drops: 2 }],
    ['department', { width: 130, drops: 4 }],
    [
      'isActive',
      {
        header: 'Status',
        width: 110,
        value: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
        render: (agent) => <AgentActive agent={agent} />,
      },
    ],
    ['maxClients', { header: 'Max clients', width: 110, drops: 3, value: ({ maxClients }) => limitText(maxClients) }],
    [
      'maxInvoices',
      { header: 'Max invoices', width: 112, drops: 3, value: ({ maxInvoices }) => limitText(maxInvoices) },
    ],
    [
      'lastLoginAt',
      { header: 'Last login', width: 170, drops: 1, value: ({ lastLoginAt }) => formatDateTime(lastLoginAt, 'Never') },
    ],
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
  cards: { width: 380, orTable: true },
  hasPanel: false,
  deeds: {
    field: 'deeds',
    header: 'Actions',
    width: 130,
    value: () => '',
    render: (agent) => <AgentDeeds agent={agent} />,
  },
  tools: (agent) => <AgentTools agent={agent} />,
  card: (agent) => <AgentCard agent={agent} />,
});
