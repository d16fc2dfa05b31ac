import type { Vehicle } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/clients/vehicles',
  permission: 'vehicles.read',
  kind: 'vehicle',
  add: { label: 'Add Vehicle', permission: 'vehicles.write' },
  tabs: { clients: [{ to: '/clients/vehicles', label: 'Vehicles', permission: 'vehicles.read', place: 20 }] },
  actions: [{ place: 90, label: 'Add vehicle', to: '?new=1', permission: 'vehicles.write' }],
  chosen: {
    vehicle: {
      query: { sort: 'unitNumber' },
      option: ({ id, unitNumber, clientName, licensePlate }: Vehicle) => ({
        value: id,
        label: `Unit ${unitNumber}`,
        detail: [clientName, licensePlate].filter(Boolean).join(' · '),
      }),
    },
  },
};
