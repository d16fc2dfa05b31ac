import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/reports/scheduled',
  permission: 'report-schedules.read',
  kind: 'reportschedule',
  add: { label: 'Schedule Report', permission: 'report-schedules.write' },
  tabs: {
    reports: [{ to: '/reports/scheduled', label: 'Scheduled', permission: 'report-schedules.read', place: 20 }],
  },
  actions: [{ place: 215, label: 'Schedule report', to: '?new=1', permission: 'report-schedules.write' }],
};
