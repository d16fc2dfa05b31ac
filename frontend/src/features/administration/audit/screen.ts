import HistoryOutlined from '../../../generated/icons/HistoryOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/audit',
  title: 'Audit',
  permission: 'audit.read',
  icon: HistoryOutlined,
  guests: 'staff',
  menu: [{ group: 'firm', place: 40, label: 'Audit', also: 'who changed history' }],
  tabs: {
    audit: [
      { to: '/audit', label: 'Facts', end: true },
      { to: '/audit/batches', label: 'Batches' },
      { to: '/audit/integrity', label: 'Integrity' },
      { to: '/audit/jobs', label: 'Jobs', permission: 'jobs.manage' },
    ],
  },
};
