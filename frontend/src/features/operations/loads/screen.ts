import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import type { Load } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/loads',
  title: 'Loads',
  permission: 'loads.read',
  icon: LocalShippingOutlined,
  kind: 'load',
  menu: [{ group: 'freight', place: 10, label: 'Loads', bar: 50 }],
  actions: [{ place: 50, label: 'Add load', to: '?new=1', permission: 'loads.write' }],
  portal: { load: () => '/client-portal/loads' },
  chosen: {
    load: {
      option: ({ id, loadNumber, pickupLocation, dropoffLocation }: Load) => ({
        value: String(id),
        label: loadNumber,
        detail: `${pickupLocation} → ${dropoffLocation}`,
      }),
    },
  },
};
