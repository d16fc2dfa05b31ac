import type { KeptRow } from '../domain/normal-row';
import type { SettledLine } from '../domain/settle-line';

/** A line of a file with its id, and the purchase that it is of. */
export interface Numbered {
  readonly id: string;
  readonly row: KeptRow;
  readonly transactionId: string;
}
/** A line of which all is known that its record says. */
export interface Ready extends Numbered {
  readonly fee: number;
  /** The hash of what it says. */
  readonly mark: string;
  readonly settled: SettledLine;
}

/** The values of the record of a line, each by its name: spread over each other, 50,000 of them cost seconds. */
export const valuesOf = (
  { row, transactionId, fee, mark, settled }: Ready,
  expenseId: number | null,
  importId: string,
): Readonly<Record<string, unknown>> => ({
  line: row.line,
  provider: row.provider,
  externalId: row.externalId,
  date: row.date,
  time: row.time,
  unit: row.unit,
  driverSaid: row.driverName,
  odometer: row.odometer,
  site: row.site,
  city: row.city,
  state: row.state,
  product: row.product,
  quantity: row.quantity === null ? null : row.quantity.replace('-', ''),
  quantityUnit: row.quantityUnit,
  amount: row.amount,
  fee,
  currency: row.currency,
  invoice: row.invoice,
  cardLast4: row.card?.last4 ?? null,
  cardMark: row.card?.mark ?? null,
  clientId: settled.clientId,
  cardId: settled.cardId,
  vehicleId: settled.vehicleId,
  driverId: settled.driverId,
  jurisdiction: settled.jurisdiction,
  productClass: settled.productClass,
  exchangeRate: settled.exchangeRate,
  reasons: settled.reasons,
  transactionId,
  expenseId,
  importId,
  contentMark: mark,
  status: settled.reasons.length > 0 ? 'set_aside' : 'imported',
});
