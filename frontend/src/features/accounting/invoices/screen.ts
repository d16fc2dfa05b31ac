import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import type { Invoice } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/accounting/invoices',
  permission: 'invoices.read',
  icon: DescriptionOutlined,
  kind: 'invoice',
  menu: [{ group: 'freight', place: 20, label: 'Invoices', bar: 40 }],
  actions: [
    { place: 10, label: 'New invoice', to: '?new=1', permission: 'invoices.write' },
    { place: 20, label: 'Record payment', to: '?status=pending%2Coverdue', permission: 'payments.write' },
  ],
  chosen: {
    invoice: {
      option: ({ id, invoiceNumber, brokerName }: Invoice) => ({
        value: String(id),
        label: invoiceNumber,
        detail: brokerName ?? '',
      }),
    },
  },
};
