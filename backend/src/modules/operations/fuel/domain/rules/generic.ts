import type { Layout } from '../layout';

/** The plain template: nine columns, which anybody can fill in. */
export const GENERIC: Layout = {
  provider: 'generic',
  needs: ['transactiondate', 'locationstateprovince', 'productcode', 'quantity', 'amount'],
  columns: {
    date: ['transactiondate'],
    time: ['transactiontime', 'transactiontimeutc'],
    driver: ['drivername'],
    unit: ['unit'],
    card: ['card', 'cardnumber'],
    odometer: ['odometer'],
    jurisdiction: ['locationstateprovince'],
    city: ['city', 'locationcity'],
    product: ['productcode'],
    quantity: ['quantity'],
    amount: ['amount'],
    fee: ['fee', 'fees'],
    currency: ['currency'],
    invoice: ['invoice'],
  },
};
