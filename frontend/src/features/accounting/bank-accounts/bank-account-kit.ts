import { bankaccountFields } from '../../../generated/fields/bankaccount';
import type { Answer } from '../../../lib/api/api-types';
import { keptNumber, recordKit } from '../../../lib/records/record-kit';

export type BankAccount = Answer<'BankAccount'>;

export const bankAccountKit = recordKit<BankAccount>({
  kind: 'bankaccount',
  what: 'bank account',
  may: 'bank.write',
  fields: bankaccountFields,
  form: [
    'name',
    { name: 'bankName', label: 'Bank' },
    { name: 'ledgerAccount', hint: 'The number of a cash account in the chart of accounts, such as 1000.' },
    { name: 'clientId', label: 'Client', placeholder: "The firm's own" },
    { name: 'routingNumber', hint: keptNumber('routingNumber') },
    { name: 'accountNumber', hint: keptNumber('accountNumber') },
  ],
  displayName: ({ name }) => name,
});
