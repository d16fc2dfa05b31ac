import { bankruleFields } from '../../../generated/fields/bankrule';
import type { Answer } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';

export type BankRule = Answer<'BankRule'>;

export const bankRuleKit = recordKit<BankRule>({
  kind: 'bankrule',
  what: 'bank rule',
  may: 'bank.write',
  fields: bankruleFields,
  form: [
    'name',
    { name: 'contains', label: 'Text', hint: 'Text in the bank line, such as MONTHLY FEE.' },
    'side',
    {
      name: 'accountNumber',
      label: 'Account',
      hint: 'The account for such lines, such as 5900. Nothing is booked until you click.',
    },
    'description',
    'amountFrom',
    'amountTo',
    { name: 'clientId', label: 'Client', placeholder: "The firm's own" },
    { name: 'brokerId', label: 'Carrier' },
    { name: 'vehicleId', label: 'Vehicle' },
    { name: 'driverId', label: 'Driver' },
  ],
  displayName: ({ name }) => name,
});
