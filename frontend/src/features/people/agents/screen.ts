import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import type { Agent } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/agents',
  title: 'Agent Management',
  permission: 'agents.manage',
  icon: SupportAgentOutlined,
  guests: 'staff',
  menu: [{ group: 'firm', place: 10, label: 'Agent Management' }],
  listed: ['agent'],
  chosen: {
    agent: {
      option: ({ id, displayName, email, isActive }: Agent) => ({
        value: id,
        label: displayName,
        detail: [email, isActive ? '' : 'inactive'].filter(Boolean).join(' · '),
      }),
    },
  },
};
