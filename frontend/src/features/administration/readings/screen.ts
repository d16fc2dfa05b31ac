import FactCheckOutlined from '../../../generated/icons/FactCheckOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/readings',
  title: 'Papers Read',
  permission: 'audit.read',
  icon: FactCheckOutlined,
  guests: 'staff',
  records: { paperreading: '/readings/papers' },
  menu: [{ group: 'firm', place: 45, label: 'Papers Read', also: 'reader accuracy precision recall ocr' }],
  tabs: {
    readings: [
      { to: '/readings', label: 'Accuracy', end: true },
      { to: '/readings/papers', label: 'Papers' },
    ],
  },
};
