import { recordKit } from '../../../../lib/records/record-kit';
<<<<<<< HEAD
import type { FuelTaxReturn } from './return-types';
import { returnName } from './return-words';
=======
import { returnName, type FuelTaxReturn } from './return-calls';
>>>>>>> 80d430976c05234e25709ddc872bc7b30d03ef15

/** Returns follow from trips, fuel and rates: they are worked out, not typed. */
export const returnKit = recordKit<FuelTaxReturn>({
  kind: 'iftareturn',
  what: 'fuel tax return',
  may: 'ifta.write',
  fields: [],
  displayName: returnName,
});
