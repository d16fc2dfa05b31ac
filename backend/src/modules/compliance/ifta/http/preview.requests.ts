import { mistake, objectOf } from '../../../../platform/fields/check';
import { Choice, Day, Decimal, Line, ListOf, Money, Whole } from '../../../../platform/fields/decorators';
import { STATE } from '../../../../platform/fields/places';
import { published } from '../../../../platform/fields/schema';
import type { Cents } from '../../../../platform/money/money';
import { FUEL_TYPES } from '../../../operations/vehicles';
import { QUARTERS, type Quarter } from '../domain/due-date';
import { UNITS, type Units } from '../domain/rates';
import { GALLON_PLACES, wholeGallons, wholeMiles } from '../domain/section';

const MOST_WHOLE = 1_000_000_000;
const MOST_LINES = 64;

/** What happened in one jurisdiction. */
@published('ReturnLineGiven')
export class GivenLine {
  @Line('jurisdiction', { max: 20, form: STATE, capitals: true }) jurisdiction: string;
  @Decimal('total miles', { digits: 8 }) totalMiles: string;
  @Decimal('taxable miles', { digits: 8, absent: true, description: 'All of them when left out' })
  taxableMiles?: string;
  @Decimal('tax-paid gallons', { places: GALLON_PLACES, digits: 8 }) taxPaidGallons: string;
  @Decimal('untaxed gallons', { places: GALLON_PLACES, digits: 8, absent: true, description: 'Such as bulk fuel' })
  untaxedGallons?: string;
}
const givenLine = objectOf(() => GivenLine, 'Lines must be an object', 'ReturnLineGiven');

/** Another fuel of vehicles that run on two: the miles are split by gallons. */
@published('OtherFuelGiven')
export class OtherFuel {
  @Choice('fuel type', FUEL_TYPES) fuelType: (typeof FUEL_TYPES)[number];
  @Decimal('gallons', { places: GALLON_PLACES, digits: 8 }) gallons: string;
}
const otherFuel = objectOf(() => OtherFuel, 'Other fuels must be an object', 'OtherFuelGiven');

/** A return that is worked out and not kept. */
@published('ReturnPreviewAsked')
export class ReturnPreviewAsked {
  @Choice('quarter', QUARTERS) quarter: Quarter;
  @Whole('year', 2000, 2100) year: number;
  @Choice('fuel type', FUEL_TYPES, { absent: true, description: 'Diesel when left out' })
  fuelType?: (typeof FUEL_TYPES)[number];
  @Choice('units', UNITS, { absent: true, description: 'us when left out' }) units?: Units;
  @Day('filed on', { absent: true, description: 'In time when left out' }) filedOn?: string;
  @Decimal('MPG', {
    ...{ places: 2, digits: 3, least: 'more', absent: true },
    description: 'Miles per gallon that a state or an auditor set, in place of those of the fleet',
  })
  mpg?: string;
  @Money('previous credit', { absent: true, description: 'What the base state still owes' }) previousCredit?: Cents;
  @ListOf('lines', givenLine, { most: MOST_LINES }) lines: readonly GivenLine[];
  @Whole('total miles', 0, MOST_WHOLE, { absent: true, description: 'Where they are more than the lines say' })
  totalMiles?: number;
  @Whole('total gallons', 0, MOST_WHOLE, { absent: true, description: 'Where they are more than the lines say' })
  totalGallons?: number;
  @ListOf('other fuels', otherFuel, { absent: true, most: FUEL_TYPES.length }) otherFuels?: readonly OtherFuel[];

  static rules({ lines, totalMiles, totalGallons }: ReturnPreviewAsked): void {
    const codes = lines.map(({ jurisdiction }) => jurisdiction);
    const twice = codes.find((code, at) => codes.indexOf(code) !== at);
    if (twice) throw mistake('lines', `${twice} is there twice`);
    const over = lines.find((line) => Number(line.taxableMiles ?? 0) > Number(line.totalMiles));
    if (over) throw mistake('lines', `More miles are taxable in ${over.jurisdiction} than were driven`);
    const sum = (of: (line: GivenLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
    if (totalMiles !== undefined && totalMiles < sum((line) => wholeMiles(line.totalMiles)))
      throw mistake('totalMiles', 'Total miles are fewer than those of the lines');
    if (totalGallons !== undefined && totalGallons < sum((line) => wholeGallons(line.taxPaidGallons)))
      throw mistake('totalGallons', 'Total gallons are fewer than those of the lines');
  }
}
