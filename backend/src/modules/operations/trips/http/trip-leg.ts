import { Choice, Decimal, Line } from '../../../../platform/fields/decorators';
import { DRIVEN_JURISDICTIONS, type DrivenJurisdiction } from '../../../../platform/fields/places';
import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { lines } from '../../../../platform/records/requests/lines';

/** The most digits of miles before the point: no trip has 100,000 miles. */
const DIGITS = 5;

/**
 * Miles of a trip in one state or province. The fields stand in the key order of PostgreSQL’s jsonb, so that legs that
 * are sent back unchanged equal the stored ones.
 * @example { miles: '212.4', exempt: 'Off road', jurisdiction: 'NM', taxableMiles: '200.0' }
 */
export class TripLeg {
  @Decimal('Miles', { least: 'more', digits: DIGITS }) miles: string;
  @Line('Exempt', { optional: true, max: 200, description: 'Why miles are not taxed: off road, by a trip permit' })
  exempt: string | null;
  @Choice('Jurisdiction', DRIVEN_JURISDICTIONS) jurisdiction: DrivenJurisdiction;
  @Decimal('Taxable miles', { optional: true, digits: DIGITS, description: 'All of the miles where none are given' })
  taxableMiles: string | null;
}

const whole = ({ miles, exempt = null, jurisdiction, taxableMiles = null }: TripLeg): TripLeg => ({
  miles,
  exempt,
  jurisdiction,
  taxableMiles,
});

/** The legs of a trip; what a request leaves out of one is null. */
export const legs = (label: string): Rule<readonly TripLeg[]> => {
  const rule = lines(() => TripLeg, { least: 1, most: DRIVEN_JURISDICTIONS.length })(label);
  return {
    ...rule,
    read: (given) => {
      const read = rule.read(given);
      return read instanceof Invalid ? read : read.map(whole);
    },
  };
};
