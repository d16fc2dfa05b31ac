import type { Deposit } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';

/** Deposits come of checks and are used up: nobody adds, edits or deletes one. */
export const depositKit = recordKit<Deposit>({
  kind: 'deposit',
  what: 'deposit',
  may: 'deposits',
  fields: [],
  displayName: ({ checkNumber }) => `Deposit of check ${checkNumber}`,
});
