import type { Layout } from '../layout';

/** The export of all transactions of Pilot and Flying J: title rows first, days as numbers; it names no state. */
export const PILOT: Layout = {
  provider: 'pilot',
  needs: ['transactiondate', 'productcode', 'invoicetotal', 'quantity', 'sitedescr'],
  columns: {
    card: ['cardno'],
    date: ['transactiondate'],
    time: ['transactiontime'],
    unit: ['unitno'],
    odometer: ['odometer', 'odometerreading'],
    site: ['sitedescr'],
    city: ['city'],
    jurisdiction: ['state', 'stateprov'],
    product: ['productcode'],
    quantity: ['quantity'],
    amount: ['invoicetotal'],
    invoice: ['authorizationno'],
  },
};
