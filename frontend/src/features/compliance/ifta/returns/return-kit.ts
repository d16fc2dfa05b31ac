import { recordKit } from '../../../../lib/records/record-kit';
import { returnName, type FuelTaxReturn } from './return-calls';

/** Returns follow from trips, fuel and rates: they are worked out, not typed. */
export const returnKit = recordKit<FuelTaxReturn>({
  kind: 'iftareturn',
  what: 'fuel tax return',
  may: 'ifta.write',
  fields: [],
  displayName: returnName,
});
