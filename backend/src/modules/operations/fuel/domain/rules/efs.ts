import type { Layout } from '../layout';

const WHO_AND_WHERE = {
  card: ['card', 'cardnumber'],
  date: ['trandate', 'transactiondate'],
  time: ['trantime', 'transactiontime'],
  invoice: ['invoice'],
  unit: ['unit'],
  driver: ['drivername'],
  odometer: ['odometer'],
  site: ['locationname'],
  city: ['city'],
  jurisdiction: ['stateprov', 'state'],
} as const;

/** The transaction report of EFS and WEX: one row for each line of a purchase, 21 columns. */
export const EFS: Layout = {
  provider: 'efs',
  needs: ['trandate', 'item', 'qty', 'amt', 'stateprov'],
  columns: {
    ...WHO_AND_WHERE,
    ...{ product: ['item'], quantity: ['qty'], price: ['discppu', 'unitprice'], amount: ['amt'], fee: ['fees'] },
    currency: ['currency'],
    transaction: ['transactionid', 'tranid'],
  },
};

/** The file of its fleet manager: one row for each purchase, with truck, reefer, exhaust fluid and cash beside it. */
export const EFS_WIDE: Layout = {
  provider: 'efs_wide',
  needs: ['fueluom', 'fuelcur', 'rfueluom', 'rfuelcur'],
  columns: {
    ...WHO_AND_WHERE,
    date: ['trandate', 'transactiondate', 'date'],
    time: ['trantime', 'transactiontime', 'time'],
    jurisdiction: ['stateprov', 'state', 'st'],
    ...{ fee: ['fee', 'fees'], currency: ['currency'], transaction: ['transactionid', 'tranid'] },
  },
  wide: [
    { product: 'ULSD', quantity: 'fueluom', price: 'ppu', amount: 'fuelcur' },
    { product: 'ULSR', quantity: 'rfueluom', amount: 'rfuelcur' },
    { product: 'DEFD', quantity: 'defuom', price: 'defppu', amount: 'defcur' },
    { product: 'CADV', amount: 'cashadv' },
    { product: 'CADV', amount: 'cashadvance' },
  ],
};
