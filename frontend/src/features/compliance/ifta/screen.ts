import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/ifta',
  title: 'IFTA Help',
  icon: LocalGasStationOutlined,
  kind: 'iftaprocess',
  menu: [
    { group: 'main', place: 50, label: 'IFTA Help', short: 'IFTA', permission: 'ifta.read' },
    { group: 'portal', place: 30, label: 'IFTA Help', short: 'IFTA' },
  ],
  portal: { iftaprocess: () => '/client-portal/ifta' },
};
