import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/agent-dashboard',
  title: 'Agent Dashboard',
  frame: 'agent',
  icon: SupportAgentOutlined,
  guests: 'agent',
  menu: [{ group: 'top', place: 40, label: 'Agent Dashboard', permission: 'agent.read' }],
};
