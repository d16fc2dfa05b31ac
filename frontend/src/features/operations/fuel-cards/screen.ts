import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import type { Answer } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/fuel-cards',
  title: 'Fuel Cards',
  permission: 'expenses.read',
  icon: LocalGasStationOutlined,
  kind: 'fleetcard',
  listedAt: { fueltransaction: '/fuel-cards', fuelmapping: '/fuel-cards', fuelimport: '/fuel-cards' },
  menu: [{ group: 'freight', place: 60, label: 'Fuel Cards' }],
  actions: [
    { place: 62, label: 'Import fuel file', to: '?import=1', permission: 'expenses.write' },
    { place: 63, label: 'Add fuel card', to: '?new=1', permission: 'expenses.write' },
  ],
  chosen: {
    fleetcard: {
      option: ({ id, provider, cardNumber, clientName, driverName }: Answer<'FleetCard'>) => ({
        value: String(id),
        label: `${provider.toUpperCase()} …${(cardNumber ?? '').slice(-4)}`,
        detail: [clientName, driverName].filter(Boolean).join(' · '),
      }),
    },
  },
};
