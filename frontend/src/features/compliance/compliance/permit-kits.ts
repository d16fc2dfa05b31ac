import { permitFields } from '../../../generated/fields/permit';
import { permitLabels } from '../../../generated/kinds';
import type { Permit } from '../../../lib/api/api-types';
import { recordKit, type Placed } from '../../../lib/records/record-kit';

type Type = Permit['permitType'];
const CLIENT: Placed = { name: 'clientId', label: 'Client' };
const VEHICLE: Placed = { name: 'vehicleId', label: 'Vehicle' };
const ENDS = ['effectiveDate', 'expirationDate', 'fee', 'notes'];

export const STATE_PERMITS: readonly Type[] = ['new_mexico', 'kentucky', 'new_york', 'oregon'];
export const TEMPORARY_PERMITS: readonly Type[] = ['trip', 'fuel', 'oversize'];

export const permitOptions = (types: readonly Type[]) =>
  types.map((value) => ({ value, label: permitLabels.permitType[value] }));

const permitKit = (what: string, at: string, types: readonly Type[], form: readonly (string | Placed)[]) =>
  recordKit<Permit>({
    kind: 'permit',
    at,
    fixed: { permitType: types.join(',') },
    what,
    may: 'compliance',
    fields: permitFields,
    form,
    displayName: ({ permitType, permitNumber }) =>
      [permitLabels.permitType[permitType], permitNumber].filter(Boolean).join(' '),
  });

export const statePermitKit = permitKit('state permit', '/features/permits', STATE_PERMITS, [
  { name: 'permitType', options: permitOptions(STATE_PERMITS) },
  'permitNumber',
  CLIENT,
  VEHICLE,
  ...ENDS,
]);

export const temporaryPermitKit = permitKit('temporary permit', '/features/plates/permits', TEMPORARY_PERMITS, [
  { name: 'permitType', options: permitOptions(TEMPORARY_PERMITS) },
  'duration',
  'permitNumber',
  'state',
  CLIENT,
  VEHICLE,
  ...ENDS,
]);

export const iftaLicenseKit = permitKit(
  'IFTA license',
  '/features/plates/ifta',
  ['ifta_license'],
  [{ name: 'permitNumber', label: 'License Number' }, CLIENT, { name: 'state', label: 'Base State' }, ...ENDS],
);
