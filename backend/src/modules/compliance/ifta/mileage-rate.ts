import { Choice, Day, Decimal, Line, Whole } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import { Kind } from '../../../platform/records/kind/kind';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { MILEAGE_RATE_PLACES, MILEAGE_STATES, type MileageState } from './domain/mileage-taxes';

/**
 * A rate of the weight-mile tax of Kentucky, New Mexico, New York or Oregon for vehicles over a weight, which staff
 * entered with where they read it: no rate of these taxes is published with the product.
 */
@Kind({
  title: 'mileage tax rate',
  plural: 'ifta/mileage-rates',
  table: 'mileage_rates',
  displayName: ({ state, overPounds, from }: MileageRate) => `${state} over ${overPounds} lb from ${from}`,
  unique: [
    {
      index: 'mileage_rates_once',
      by: ['state', 'from', 'overPounds'],
      say: ({ state, overPounds }) =>
        `A rate of ${state ?? ''} over ${overPounds ?? ''} lb from that day was entered already`,
    },
  ],
  may: { read: 'ifta.read', write: 'ifta.write', remove: 'ifta.write' },
})
export class MileageRate extends StoredRecord {
  @Choice('State', MILEAGE_STATES) state: MileageState;
  /** The first day on which the rates of the state are these. */
  @Day('From') from: IsoDate;
  /** Gross weight; 0 for vehicles of any weight. */
  @Whole('Over pounds', 0, 200_000) overPounds: number;
  /** US dollars per mile. */
  @Decimal('Rate', { places: MILEAGE_RATE_PLACES, digits: 1 }) rate: string;
  @Line('Source', { max: 500, missing: 'Say where you found the rate: a web address, or a notice and its date' })
  source: string;
}
