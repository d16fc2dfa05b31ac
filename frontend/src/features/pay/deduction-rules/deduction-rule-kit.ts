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
    { name: 'description', label: 'On the Sheet', hint: 'Empty: the name of its kind.' },
    'basis',
    { name: 'rate', rule: placesRule('Rate', 4), hint: ({ basis }) => deductionRateHint(String(basis)) },
    { name: 'from', missing: 'Say from which day' },
    { name: 'until', hint: 'The last day. Empty: it holds on.' },
    {
      name: 'target',
      when: ({ kind }) => kind !== 'advance',
      hint: ({ kind }) => (kind === 'escrow' ? 'At most so much is held.' : 'At most so much is taken in all.'),
    },
    { name: 'priority', hint: 'The lowest is taken first.' },
    { name: 'whenShort', label: 'Also when pay does not cover it: the rest is carried' },
    {
      name: 'accountNumber',
      label: 'Account',
      when: ({ kind }) => kind !== 'advance' && kind !== 'escrow',
      hint: 'Empty: that of its kind.',
    },
  ],
  displayName: (rule) => `${rule.description ?? deductionRuleLabels.kind[rule.kind]}, ${deductionRate(rule)}`,
});
