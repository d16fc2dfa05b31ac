import { payruleFields } from '../../../generated/fields/payrule';
import { payRuleLabels } from '../../../generated/kinds';
import type { Answer } from '../../../lib/api/api-types';
import { placesRule } from '../../../lib/forms/rules/places-rule';
import { recordKit } from '../../../lib/records/record-kit';
import { payRate, payRateHint } from './pay-rule-words';

/** What a driver earns by one basis, from a day on. */
export type PayRule = Answer<'PayRule'>;

export const payRuleKit = recordKit<PayRule>({
  kind: 'payrule',
  what: 'pay rule',
  may: 'settlements.write',
  fields: payruleFields,
  form: [
    { name: 'driverId', wide: true },
    { name: 'basis', missing: 'Choose how the driver is paid' },
    { name: 'rate', rule: placesRule('Rate', 4), hint: ({ basis }) => payRateHint(String(basis)) },
    { name: 'from', missing: 'Choose a start date' },
    { name: 'until', hint: 'The last day. Leave blank for no end date.' },
    { name: 'notes', wide: true },
  ],
  displayName: (rule) => `${payRuleLabels.basis[rule.basis]}, ${payRate(rule)}`,
});
