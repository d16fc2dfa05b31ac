import { mistake } from '../../../platform/fields/check';
import { Choice, Decimal, Line } from '../../../platform/fields/decorators';
import { STATE } from '../../../platform/fields/places';
import { setChoiceLabels } from '../../../platform/fields/words';
import { Kind } from '../../../platform/records/kind/kind';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { FUEL_TYPES } from '../../operations/vehicles';
import { isMember, WITH_SURCHARGES } from './domain/jurisdictions';
import { PERIOD, type Period } from './domain/period';
import { RATE_KINDS, RATE_PLACES, UNITS, type RateKind, type Units } from './domain/rates';

setChoiceLabels({ us: 'US dollars a gallon', metric: 'Canadian dollars a liter' });

/** @example quarter: '3Q2026' */
export const QUARTER_FORM = { pattern: PERIOD, wrong: 'Quarter must be a quarter and its year, such as 3Q2026' };

/** A rate that staff entered because the published ones lack it or are preliminary, with where they read it. */
@Kind({
  title: 'IFTA rate',
  plural: 'ifta/rates',
  table: 'ifta_rates',
  displayName: ({ jurisdiction, quarter }: IftaRate) => `${jurisdiction} in ${quarter}`,
  unique: [
    {
      index: 'ifta_rates_once',
      by: ['quarter', 'fuelType', 'units', 'jurisdiction', 'kind'],
      say: ({ jurisdiction, quarter }) => `A rate of ${jurisdiction ?? ''} in ${quarter ?? ''} was entered already`,
    },
  ],
  may: { read: 'ifta.read', write: 'ifta.write', remove: 'ifta.write' },
})
export class IftaRate extends StoredRecord {
  @Line('Quarter', { max: 6, form: QUARTER_FORM }) quarter: Period;
  @Choice('Fuel type', FUEL_TYPES, { initial: 'diesel' }) fuelType: (typeof FUEL_TYPES)[number];
  @Choice('Units', UNITS, { initial: 'us' }) units: Units;
  @Line('Jurisdiction', { max: 20, form: STATE, capitals: true }) jurisdiction: string;
  @Choice('Kind', RATE_KINDS, { initial: 'tax' }) kind: RateKind;
  @Decimal('Rate', { places: RATE_PLACES, digits: 1 }) rate: string;
  @Line('Source', { max: 500, missing: 'Say where you found the rate: a web address, or a notice and its date' })
  source: string;

  static rules({ jurisdiction, kind }: IftaRate): void {
    if (!isMember(jurisdiction)) throw mistake('jurisdiction', `${jurisdiction} is not a member of IFTA`);
    if (kind === 'surcharge' && !WITH_SURCHARGES.includes(jurisdiction))
      throw mistake('kind', `${jurisdiction} has no surcharge in the tax matrix`);
  }
}
