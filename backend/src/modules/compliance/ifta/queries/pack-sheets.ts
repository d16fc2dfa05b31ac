import type { WrittenSheet } from '../../../../platform/infrastructure/spreadsheets/write-sheet';
import { moneyText } from '../../../../platform/money/money';
import type { Paper } from '../../../../platform/records/kind/papers';
import type { FuelPurchase } from '../../../accounting/expenses';
import type { ReviewedTrip } from '../../../operations/trips';
import type { KeptSection } from '../domain/ifta-return.events';

/** A version of a return that was filed; amounts in cents. */
export interface Filing {
  readonly version: number;
  readonly filedOn: string;
  readonly by: string;
  /** Why it was amended; null for the first. */
  readonly reason: string | null;
  readonly reference: string | null;
  readonly due: number | null;
  readonly inputHash: string;
  /** Its position in the log. */
  readonly position: number;
}
type Units = ReadonlyMap<string, string>;
const text = (header: string) => ({ header, is: 'text' as const });
const number = (header: string) => ({ header, is: 'number' as const });
const money = (header: string) => ({ header, is: 'money' as const });

/** A row for each leg of a trip. */
export const tripsSheet = (trips: readonly ReviewedTrip[], units: Units): WrittenSheet => ({
  head: [],
  columns: [
    ...['Date', 'Unit', 'Origin', 'Destination', 'Jurisdiction'].map(text),
    ...['Miles', 'Taxable miles'].map(number),
    ...['Exempt because', 'Odometer start', 'Odometer end', 'Source', 'Reference', 'Trip'].map(text),
  ],
  rows: trips.flatMap((trip) =>
    trip.legs.map(({ jurisdiction, miles, taxableMiles, exempt }) => ({
      cells: [
        ...[trip.date, units.get(trip.vehicleId) ?? null, trip.origin, trip.destination, jurisdiction],
        ...[miles, taxableMiles ?? miles, exempt, trip.odometerStart, trip.odometerEnd],
        ...[trip.source, trip.reference, trip.id],
      ],
    })),
  ),
});

/** A row for each purchase of fuel, with the name of its receipt's file. */
export const fuelSheet = (
  fuel: readonly FuelPurchase[],
  units: Units,
  receipts: ReadonlyMap<number, string>,
): WrittenSheet => ({
  head: [],
  columns: [
    ...['Date', 'Unit', 'Vendor', 'Jurisdiction', 'Fuel', 'Use'].map(text),
    number('Gallons'),
    money('Amount'),
    ...['Tax paid', 'Odometer', 'Receipt number', 'Receipt file', 'Expense'].map(text),
  ],
  rows: fuel.map((each) => ({
    cells: [
      ...[each.date, each.vehicleId === null ? null : (units.get(each.vehicleId) ?? null), each.vendor],
      ...[each.jurisdiction, each.fuelType, each.fuelUse ?? 'road', each.gallons, moneyText(each.amount)],
      ...[each.taxPaid ? 'yes' : 'no', each.mileage, each.reference, receipts.get(each.id) ?? null, String(each.id)],
    ],
  })),
});

/** Each rate that the return used, with where it is from. */
export const ratesSheet = ({ sections }: { readonly sections: readonly KeptSection[] }): WrittenSheet => ({
  head: [],
  columns: ['Fuel', 'Jurisdiction', 'Kind', 'Rate', 'Source'].map(text),
  rows: sections.flatMap(({ fuelType, lines }) =>
    lines.map(({ jurisdiction, kind, rate }) => ({
      cells: [
        ...[fuelType, jurisdiction, kind],
        ...(rate.is === 'known' ? [rate.rate, rate.source] : [rate.is, rate.is === 'none' ? rate.reason : null]),
      ],
    })),
  ),
});

export const filingsSheet = (filings: readonly Filing[]): WrittenSheet => ({
  head: [],
  columns: [
    ...['Version', 'Filed on', 'By', 'Reason', 'Reference'].map(text),
    money('Due'),
    ...['Hash', 'Position in the log'].map(text),
  ],
  rows: filings.map(({ version, filedOn, by, reason, reference, due, inputHash, position }) => ({
    cells: [
      ...[String(version), filedOn, by, reason, reference, due === null ? null : moneyText(due)],
      ...[inputHash, String(position)],
    ],
  })),
});

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/heic': 'heic',
};
/**
 * The file of a receipt, so that an auditor finds it by day and state; never the name that somebody gave it.
 * @example '2026-08-05_VA_150.000-gal_expense-17-1.pdf'
 */
export const receiptName = (
  { id, date, jurisdiction, gallons }: Pick<FuelPurchase, 'id' | 'date' | 'jurisdiction' | 'gallons'>,
  { nr, mimeType }: Pick<Paper, 'nr' | 'mimeType'>,
): string =>
  `${date}_${jurisdiction ?? 'no-state'}_${gallons ?? '0'}-gal_expense-${id}-${nr}.${ENDINGS[mimeType] ?? 'bin'}`;
