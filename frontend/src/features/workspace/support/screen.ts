import HeadsetMicOutlined from '../../../generated/icons/HeadsetMicOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/support',
  title: 'Support',
  icon: HeadsetMicOutlined,
  kind: 'supportrequest',
  menu: [
    { group: 'clients', place: 40, label: 'Support' },
    { group: 'portal-more', place: 10, label: 'Support' },
  ],
  actions: [
    { place: 130, label: 'Chat with support', to: '?chat=1', permission: 'dashboard.read' },
    { place: 140, label: 'Create support request', to: '?new=1', permission: 'dashboard.read' },
  ],
  portal: { supportrequest: (id) => `/support/${id}` },
};
