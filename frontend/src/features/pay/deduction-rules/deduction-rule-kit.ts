import { deductionruleFields } from '../../../generated/fields/deductionrule';
import { deductionRuleLabels } from '../../../generated/kinds';
import type { Answer } from '../../../lib/api/api-types';
import { placesRule } from '../../../lib/forms/rules/places-rule';
import { recordKit } from '../../../lib/records/record-kit';
import { deductionRate, deductionRateHint } from './deduction-rule-words';

/** What is taken from the pay of a driver, settlement by settlement. */
export type DeductionRule = Answer<'DeductionRule'>;

export const deductionRuleKit = recordKit<DeductionRule>({
  kind: 'deductionrule',
  what: 'deduction rule',
  may: 'settlements.write',
  fields: deductionruleFields,
  form: [
    { name: 'driverId', wide: true },
    { name: 'kind', missing: 'Choose what is taken' },
    { name: 'description', label: 'Name on the Sheet', hint: 'Leave blank to use the name of its kind.' },
    'basis',
    { name: 'rate', rule: placesRule('Rate', 4), hint: ({ basis }) => deductionRateHint(String(basis)) },
    { name: 'from', missing: 'Choose a start date' },
    { name: 'until', hint: 'The last day. Leave blank for no end date.' },
    {
      name: 'target',
      when: ({ kind }) => kind !== 'advance',
      hint: ({ kind }) => (kind === 'escrow' ? 'The most that is held.' : 'The most that is taken in total.'),
    },
    { name: 'priority', hint: 'The lowest number is taken first.' },
    { name: 'whenShort', label: 'Even if pay does not cover it: the rest is carried over' },
    {
      name: 'accountNumber',
      label: 'Account',
      when: ({ kind }) => kind !== 'advance' && kind !== 'escrow',
      hint: 'Leave blank to use the default of its kind.',
    },
  ],
  displayName: (rule) => `${rule.description ?? deductionRuleLabels.kind[rule.kind]}, ${deductionRate(rule)}`,
});
