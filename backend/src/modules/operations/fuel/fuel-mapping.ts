import { mistake, objectOf } from '../../../platform/fields/check';
import { Choice, Decimal, Line, ListOf } from '../../../platform/fields/decorators';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { CURRENCIES, QUANTITY_UNITS, type Currency, type QuantityUnit } from '../../accounting/expenses';
import { DECIMAL_MARKS, FUEL_DATE_FORMATS, type DecimalMark, type FuelDateFormat } from './domain/fuel-values';
import { FUEL_FIELDS, missingFields, type FuelField } from './domain/layout';
import { FUEL_PROVIDERS, type FuelProvider } from './domain/normal-row';

/** One column of a sheet, by its header. */
export class MappedColumn {
  @Line('column', { max: 200 }) header: string;
  @Choice('field', FUEL_FIELDS) field: FuelField;
}
/** What somebody said once about what lines say: the unit 'T-07' is this vehicle, the site 'FJ-TULSA 706' is in OK. */
export const REMEMBERED = ['card', 'unit', 'state', 'site', 'product'] as const;
export class RememberedWord {
  @Choice('what', REMEMBERED) what: (typeof REMEMBERED)[number];
  /** The text of the line in capitals; of a card its keyed hash. */
  @Line('said', { max: 200 }) said: string;
  /** The id of the card or the vehicle, the code of the state, the class of the product. */
  @Line('means', { max: 100 }) means: string;
}
const column = objectOf(() => MappedColumn, 'Each column must be an object');
const word = objectOf(() => RememberedWord, 'Each word must be an object');

/** How sheets of a provider are read for a client, and what was said about their lines. */
@Kind({
  title: 'fuel mapping',
  pluralTitle: 'fuel mappings',
  plural: 'fuel-cards/mappings',
  table: 'fuel_mappings',
  displayName: 'provider',
  unique: [
    {
      index: 'fuel_mappings_provider',
      by: ['clientId', 'provider'],
      say: () => 'There is a mapping for this client and provider',
    },
  ],
  may: { read: 'expenses.read', write: 'expenses.write', remove: 'expenses.write' },
})
export class FuelMapping extends ClientRecord {
  @Choice('Provider', FUEL_PROVIDERS, { filtered: true }) provider: FuelProvider;
  @ListOf('Columns', column, { most: 40 }) columns: readonly MappedColumn[];
  @Choice('Day format', FUEL_DATE_FORMATS) dateFormat: FuelDateFormat;
  @Choice('Decimal mark', DECIMAL_MARKS) decimalMark: DecimalMark;
  @Choice('Unit', QUANTITY_UNITS) unit: QuantityUnit;
  @Choice('Currency', CURRENCIES) currency: Currency;
  /** US dollars for a Canadian one, as it was said last. */
  @Decimal('Exchange rate', { optional: true, places: 6, digits: 3, least: 'more' }) exchangeRate: string | null;
  @ListOf('Remembered', word, { most: 5_000, systemSet: true, initial: [] })
  remembered: readonly RememberedWord[];

  static rules({ provider, columns }: FuelMapping): void {
    const missing =
      provider === 'other' && columns.length > 0 ? missingFields(columns.map((each) => each.field)) : null;
    if (missing) throw mistake('columns', missing);
  }
}
