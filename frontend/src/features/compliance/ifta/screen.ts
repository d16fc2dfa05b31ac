import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/ifta',
  title: 'IFTA Help',
  icon: LocalGasStationOutlined,
  kind: 'iftaprocess',
  records: { iftareturn: '/ifta/returns' },
  listedAt: { iftarate: '/ifta/rates' },
  menu: [
    {
      group: 'compliance',
      place: 10,
      label: 'IFTA Help',
      short: 'IFTA',
      hint: 'Quarterly fuel tax',
      permission: 'ifta.read',
    },
    { group: 'portal', place: 30, label: 'IFTA Help', short: 'IFTA' },
  ],
  tabs: {
    ifta: [
      { to: '/ifta', label: 'Overview', end: true },
      { to: '/ifta/returns', label: 'Returns', permission: 'ifta.read' },
      { to: '/ifta/records', label: 'Records', permission: 'ifta.read' },
      { to: '/ifta/rates', label: 'Tax Rates', permission: ['ifta.read', 'portal.read', 'driver.read'] },
      { to: '/ifta/help', label: 'Help & Resources' },
    ],
  },
  portal: { iftaprocess: () => '/client-portal/ifta' },
};
