import RouteOutlined from '../../../generated/icons/RouteOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/ifta/trips',
  title: 'Trips',
  permission: 'ifta.read',
  icon: RouteOutlined,
  kind: 'trip',
  menu: [{ group: 'compliance', place: 20, label: 'Trips', also: 'miles by state odometer eld' }],
  actions: [{ place: 95, label: 'Add trip', to: '?new=1', permission: 'ifta.write' }],
  portal: { trip: () => '/client-portal/trips' },
};
