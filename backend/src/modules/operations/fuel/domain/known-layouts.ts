import { foldedHeader, FUEL_FIELDS, type FuelField, type FuelMappingShape, type Layout } from './layout';
import { EFS, EFS_WIDE } from './rules/efs';
import { GENERIC } from './rules/generic';
import { PILOT } from './rules/pilot';

/** Among how many rows the headers are looked for; above them stand titles. */
export const MOST_ROWS_ABOVE = 30;
const LAYOUTS: readonly Layout[] = [EFS_WIDE, EFS, PILOT, GENERIC];

/** The row with the headers of a sheet, and where each field stands. */
export interface Headed {
  readonly at: number;
  readonly headers: readonly string[];
  readonly layout: Layout;
  readonly places: Readonly<Partial<Record<FuelField, number>>>;
}
type Rows = readonly (readonly string[])[];

const placesOf = (folded: readonly string[], { columns }: Layout): Headed['places'] =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, names]) => {
      const name = names.find((each) => folded.includes(each));
      return name === undefined ? [] : [[field, folded.indexOf(name)]];
    }),
  );

/** The known layout of a sheet, by what its rows say and not by its name; null where its columns have to be named. */
export const layoutIn = (rows: Rows): Headed | null => {
  for (const [at, headers] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const folded = headers.map(foldedHeader);
    const layout = LAYOUTS.find(({ needs }) => needs.every((name) => folded.includes(name)));
    if (layout) return { at, headers, layout, places: placesOf(folded, layout) };
  }
  return null;
};

/** The row with all headers that a mapping names; null where there is none. */
export const mappedIn = (rows: Rows, { columns }: FuelMappingShape): Headed | null => {
  const wanted = Object.entries(columns).map(([header, field]) => [foldedHeader(header), field] as const);
  for (const [at, headers] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const folded = headers.map(foldedHeader);
    if (wanted.length === 0 || !wanted.every(([header]) => folded.includes(header))) continue;
    const places = Object.fromEntries(wanted.map(([header, field]) => [field, folded.indexOf(header)]));
    return { at, headers, layout: { provider: 'other', needs: [], columns: {} }, places };
  }
  return null;
};

const GUESSES: Readonly<Partial<Record<FuelField, readonly string[]>>> = {
  date: ['transactiondate', 'trandate', 'posteddate', 'purchasedate', 'date'],
  time: ['transactiontime', 'trantime', 'time'],
  unit: ['unit', 'unitnumber', 'unitno', 'trucknumber', 'truck', 'vehicle', 'vehiclenumber'],
  card: ['cardnumber', 'card', 'cardno', 'fuelcard'],
  driver: ['drivername', 'driver'],
  odometer: ['odometer', 'odometerreading', 'mileage'],
  site: ['merchant', 'merchantname', 'locationname', 'site', 'station', 'vendor'],
  city: ['city', 'merchantcity', 'locationcity'],
  jurisdiction: ['stateprov', 'state', 'stateprovince', 'jurisdiction', 'merchantstate', 'province'],
  product: ['productcode', 'product', 'item', 'fueltype', 'productdescription'],
  quantity: ['quantity', 'qty', 'gallons', 'units', 'volume', 'litres', 'liters'],
  price: ['unitprice', 'pricepergallon', 'ppg', 'price'],
  amount: ['amount', 'amt', 'total', 'totalamount', 'netcost', 'invoicetotal'],
  fee: ['fee', 'fees', 'transactionfee'],
  currency: ['currency'],
  invoice: ['invoice', 'invoicenumber', 'ticket', 'receiptno'],
  transaction: ['transactionid', 'transactionnumber'],
};
/** What the headers of an unknown sheet suggest, for somebody to look over. */
export const suggestedColumns = (headers: readonly string[]): Readonly<Record<string, FuelField>> => {
  const folded = headers.map(foldedHeader);
  return Object.fromEntries(
    FUEL_FIELDS.flatMap((field) => {
      const name = GUESSES[field]?.find((each) => folded.includes(each));
      return name === undefined ? [] : [[headers[folded.indexOf(name)] ?? '', field]];
    }),
  );
};
