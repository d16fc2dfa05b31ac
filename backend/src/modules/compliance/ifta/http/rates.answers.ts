import { Choice, Line } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { described, FLAG, listOf, object, oneOf, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import { FUEL_TYPES } from '../../../operations/vehicles';
import type { Period } from '../domain/period';
import { RATE_KINDS, UNITS, type Rate, type RateKind, type Units } from '../domain/rates';
import { QUARTER_FORM } from '../ifta-rate';
import type { RatesOfJurisdiction } from '../queries/entered-rates';

/** @example /api/ifta/rates?quarter=3Q2026 */
export class RatesQuery {
  @Line('quarter', { max: 6, form: QUARTER_FORM, absent: 'blank', description: 'The current one when left out' })
  quarter?: Period;
  @Choice('fuel type', FUEL_TYPES, { absent: true, description: 'Diesel when left out' })
  fuelType?: (typeof FUEL_TYPES)[number];
  @Choice('units', UNITS, { absent: true, description: 'us when left out' }) units?: Units;
}

/** A rate that staff entered. */
export class EnteredView {
  @Shown(TEXT) id: string;
  @Shown(oneOf(RATE_KINDS)) kind: RateKind;
  @Shown(TEXT) source: string;
}
/** The rates of a jurisdiction. */
@published('IftaRateOfJurisdiction')
export class RateView {
  @Shown(TEXT) jurisdiction: string;
  @Shown(described(orNull(TEXT), 'Null where there is none, or where it is not known')) rate: string | null;
  @Shown(orNull(TEXT)) surcharge: string | null;
  @Shown(oneOf(['usd_per_gallon', 'cad_per_liter'])) unit: 'usd_per_gallon' | 'cad_per_liter';
  @Shown(orNull(TEXT)) source: string | null;
  @Shown(FLAG) preliminary: boolean;
  @Shown(described(FLAG, 'It is not known: a return can be drafted, not filed')) missing: boolean;
  @Shown(described(orNull(TEXT), 'Why there is none')) reason: string | null;
  @Shown(described(listOf(object(() => EnteredView)), 'What staff entered')) entered: EnteredView[];
}

const textOf = (rate: Rate): string | null => (rate.is === 'known' ? rate.rate : null);
const sourceOf = (rate: Rate): string | null => (rate.is === 'known' ? rate.source : null);

export const rateView = ({ jurisdiction, tax, surcharge, entered }: RatesOfJurisdiction, units: Units): RateView => ({
  jurisdiction,
  rate: textOf(tax),
  surcharge: textOf(surcharge),
  unit: units === 'us' ? 'usd_per_gallon' : 'cad_per_liter',
  source: sourceOf(tax) ?? sourceOf(surcharge),
  preliminary: [tax, surcharge].some((rate) => rate.is === 'known' && rate.preliminary),
  missing: tax.is === 'missing' || surcharge.is === 'missing',
  reason: tax.is === 'none' ? tax.reason : null,
  entered: entered.map(({ id, kind, source }) => ({ id, kind, source })),
});
