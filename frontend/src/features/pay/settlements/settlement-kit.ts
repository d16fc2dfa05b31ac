import { recordKit } from '../../../lib/records/record-kit';
import type { OpenSettlement } from './settlement-calls';

/** Settlements follow from work, expenses and rules: they are prepared, not typed. */
export const settlementKit = recordKit<OpenSettlement>({
  kind: 'settlement',
  what: 'settlement',
  may: 'settlements.write',
  fields: [],
  displayName: ({ number }) => `Settlement ${number}`,
});
