import type { FuelUse } from '../../../accounting/expenses';

/** What a line of a fuel card is about. */
export const PRODUCT_CLASSES = [
  'diesel',
  'reefer_diesel',
  'def',
  'gasoline',
  'scale',
  'toll',
  'tax',
  'cash_advance',
  'fee',
  'other',
] as const;
export type ProductClass = (typeof PRODUCT_CLASSES)[number];

const CODES: Readonly<Record<ProductClass, readonly string[]>> = {
  diesel: ['ULSD', 'DSL1', 'DSL2', 'DSL', 'DIESEL', 'TRUCKDIESEL', 'TRACTORDIESEL', '020', '20', '021', '21'],
  reefer_diesel: ['ULSR', '033', '33', 'REEFER', 'RFR', 'REEFERDIESEL', 'REEFERFUEL', 'DYEDDIESEL'],
  def: ['DEFD', 'DEF', '140', 'DIESELEXHAUSTFLUID', 'BULKDEF'],
  gasoline: ['UNL', 'UNLD', 'UNLEADED', 'GAS', 'GASOLINE'],
  scale: ['SCLE', 'SCALE', 'SCALES', 'CATSCALE'],
  toll: ['TOLL', 'TOLLS'],
  tax: ['STAX', 'SALESTAX', 'TAX'],
  cash_advance: ['CADV', 'CASH', 'CASHADVANCE', 'CASHADV', 'ADVANCE'],
  fee: ['FEE', 'FEES', 'CARDFEE', 'TRANSACTIONFEE'],
  other: ['WWFL', 'ANFR', 'OIL', 'MISC', 'MISCELLANEOUS', 'OTHER', 'SHOP', 'TIRE', 'PARK', 'PARKING'],
};
const BY_CODE = new Map(
  PRODUCT_CLASSES.flatMap((known) => CODES[known].map((code): [string, ProductClass] => [code, known])),
);
const folded = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What a product code or its description is; null for what nobody has said yet. */
export const classOf = (code: string): ProductClass | null => BY_CODE.get(folded(code)) ?? null;

/** What fuel of a class is for, as an expense says it; null where it is no fuel. */
export const useOf = (product: ProductClass): FuelUse | null => {
  if (product === 'diesel' || product === 'gasoline') return 'road';
  if (product === 'reefer_diesel') return 'reefer';
  return product === 'def' ? 'def' : null;
};
