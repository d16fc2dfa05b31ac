import { FUEL_FIELDS, AMERICAN, type FuelField } from '../layout';
import type { ReadRow } from '../normal-row';
import { fuelRowReader } from '../read-rows';

/** One line of a purchase as the service of a provider says it. */
export interface WireItem {
  readonly category: string;
  readonly quantity: string;
  readonly ppu: string;
  readonly amount: string;
}
/** A purchase as the service of a provider says it (EFS: getMCTransExtLocV2). */
export interface WireTransaction {
  readonly transactionId: string;
  /** YYYY-MM-DD. */
  readonly transactionDate: string;
  readonly transactionTime: string;
  readonly cardNumber: string;
  readonly invoice: string;
  readonly locationName: string;
  readonly locationCity: string;
  readonly locationState: string;
  readonly carrierFee: string;
  /** USD or CAD; its quantities are gallons or litres. */
  readonly billingCurrency: string;
  /** UNIT, NAME, ODRD. */
  readonly infos: Readonly<Record<string, string>>;
  readonly lineItems: readonly WireItem[];
}

const MOST_ITEMS = 50;
/** The fields of something that another machine said; anything else has none. */
const fieldsOf = (said: unknown): Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
const textOf = (said: unknown): string =>
  typeof said === 'string' ? said : typeof said === 'number' && Number.isFinite(said) ? String(said) : '';
const textsOf = (said: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fieldsOf(said)).map(([name, value]) => [name, textOf(value)]));

const LAYOUT = {
  headers: FUEL_FIELDS,
  at: 0,
  layout: { provider: 'efs', needs: [], columns: {} },
  places: Object.fromEntries(FUEL_FIELDS.map((field, at) => [field, at])),
} as const;

/**
 * The lines of purchases, each purchase once: services tell some of them twice. They are read by the rules of sheets,
 * and what is none is rejected as there. The fee of a purchase stands on its first line.
 */
export const rowsOfWire = (transactions: readonly unknown[]): readonly ReadRow[] => {
  const read = fuelRowReader(LAYOUT, AMERICAN);
  const seen = new Set<string>();
  let line = 0;
  return transactions.flatMap((transaction): readonly ReadRow[] => {
    const said = textsOf(transaction);
    const { transactionId = '' } = said;
    if (transactionId !== '' && seen.has(transactionId)) return [];
    seen.add(transactionId);
    const { lineItems, infos } = fieldsOf(transaction);
    const items: readonly unknown[] = Array.isArray(lineItems) ? lineItems.slice(0, MOST_ITEMS) : [];
    if (transactionId.trim() === '' || items.length === 0) {
      line += 1;
      return [
        { line, reason: transactionId.trim() === '' ? 'The purchase has no number' : 'The purchase has no lines' },
      ];
    }
    const { UNIT = '', NAME = '', ODRD = '' } = textsOf(infos);
    const common: Partial<Record<FuelField, string | undefined>> = {
      ...{ transaction: transactionId, date: said['transactionDate'], time: said['transactionTime'] },
      ...{ card: said['cardNumber'], invoice: said['invoice'], site: said['locationName'] },
      ...{ city: said['locationCity'], jurisdiction: said['locationState'], currency: said['billingCurrency'] },
      ...{ unit: UNIT, driver: NAME, odometer: ODRD },
    };
    return items.flatMap((item, at): readonly ReadRow[] => {
      line += 1;
      const { category, quantity, ppu, amount } = textsOf(item);
      const own = { ...{ product: category, price: ppu, quantity, amount }, fee: at === 0 ? said['carrierFee'] : '' };
      const cells: Partial<Record<FuelField, string | undefined>> = { ...common, ...own };
      return read(
        FUEL_FIELDS.map((field) => cells[field] ?? ''),
        line,
      );
    });
  });
};
