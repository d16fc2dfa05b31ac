import type { Currency, QuantityUnit } from '../../../accounting/expenses';
import type { DecimalMark, FuelDateFormat } from './fuel-values';
import type { FuelProvider } from './normal-row';

/** What a column of a sheet can say. */
export const FUEL_FIELDS = [
  'date',
  'time',
  'unit',
  'card',
  'driver',
  'odometer',
  'site',
  'city',
  'jurisdiction',
  'product',
  'quantity',
  'price',
  'amount',
  'fee',
  'currency',
  'invoice',
  'transaction',
] as const;
export type FuelField = (typeof FUEL_FIELDS)[number];

/** How a sheet writes what it says, where its cells do not say it themselves. */
export interface HowWritten {
  readonly dateFormat: FuelDateFormat;
  readonly decimalMark: DecimalMark;
  readonly unit: QuantityUnit;
  readonly currency: Currency;
}
export const AMERICAN: HowWritten = {
  ...{ dateFormat: 'month_first', decimalMark: 'point', unit: 'gallons', currency: 'USD' },
};

/** Which headers of a sheet say what: `{ columns: { 'Tran Date': 'date', 'State/ Prov': 'jurisdiction' }, … }`. */
export interface FuelMappingShape extends HowWritten {
  readonly columns: Readonly<Record<string, FuelField>>;
}

/** One thing that a purchase of a wide row is about: which columns say its quantity, price and amount. */
export interface WidePart {
  readonly product: string;
  readonly quantity?: string;
  readonly price?: string;
  readonly amount: string;
}

/** A layout that is known by its headers, folded: 'State/ Prov' is 'stateprov'. */
export interface Layout {
  readonly provider: FuelProvider;
  /** Every sheet of it has these. */
  readonly needs: readonly string[];
  /** The header of each field, the first of several that is there. */
  readonly columns: Readonly<Partial<Record<FuelField, readonly string[]>>>;
  /** Rows that say several things at once. */
  readonly wide?: readonly WidePart[];
}

/** Case, blanks and marks of a header do not count. */
export const foldedHeader = (header: string): string =>
  header
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Without these no purchase can be booked. */
export const NEEDED: readonly FuelField[] = ['date', 'quantity', 'amount', 'jurisdiction'];
const NAMES: Readonly<Partial<Record<FuelField, string>>> = { jurisdiction: 'state or province' };
/** The sentence that names what no column says; null when all is there. */
export const missingFields = (fields: readonly FuelField[]): string | null => {
  const missing = NEEDED.filter((field) => !fields.includes(field)).map((field) => NAMES[field] ?? field);
  if (missing.length === 0) return null;
  const last = missing.at(-1) ?? '';
  const words = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} and ${last}`;
  return `Choose the ${missing.length === 1 ? 'column' : 'columns'} with the ${words}`;
};
