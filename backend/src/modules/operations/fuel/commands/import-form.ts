import { mistake, objectOf } from '../../../../platform/fields/check';
import { Choice, Decimal, Line, ListOf } from '../../../../platform/fields/decorators';
import { CURRENCIES, QUANTITY_UNITS, type Currency, type QuantityUnit } from '../../../accounting/expenses';
import { DECIMAL_MARKS, FUEL_DATE_FORMATS, type DecimalMark, type FuelDateFormat } from '../domain/fuel-values';
import { missingFields } from '../domain/layout';
import { FUEL_PROVIDERS, type FuelProvider } from '../domain/normal-row';
import { MappedColumn } from '../fuel-mapping';

/** The fields of the form that sends a file of fuel cards. */
export class AskedImport {
  @Choice('provider', FUEL_PROVIDERS, { absent: true }) provider?: FuelProvider;
  @Line('client', { absent: true, max: 40 }) clientId?: string;
  @Decimal('exchange rate', { absent: true, places: 6, digits: 3, least: 'more' }) exchangeRate?: string;
  @Choice('dry run', ['true', 'false'], { absent: true }) dryRun?: 'true' | 'false';
}

/** The mapping that comes with a file. */
export class GivenMapping {
  @ListOf('columns', objectOf(() => MappedColumn, 'Each column must be an object'), { most: 40 })
  columns: readonly MappedColumn[];
  @Choice('day format', FUEL_DATE_FORMATS, { initial: 'month_first' }) dateFormat: FuelDateFormat = 'month_first';
  @Choice('decimal mark', DECIMAL_MARKS, { initial: 'point' }) decimalMark: DecimalMark = 'point';
  @Choice('unit', QUANTITY_UNITS, { initial: 'gallons' }) unit: QuantityUnit = 'gallons';
  @Choice('currency', CURRENCIES, { initial: 'USD' }) currency: Currency = 'USD';

  static rules({ columns }: GivenMapping): void {
    const missing = missingFields(columns.map(({ field }) => field));
    if (missing) throw mistake('columns', missing);
  }
}
