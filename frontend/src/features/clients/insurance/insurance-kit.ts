import { insurancerecordFields } from '../../../generated/fields/insurancerecord';
import type { InsuranceRecord } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';

export const insuranceKit = recordKit<InsuranceRecord>({
  kind: 'insurancerecord',
  what: 'insurance record',
  may: 'insurance',
  fields: insurancerecordFields,
  form: [
    {
      name: 'type',
      options: [
        { value: 'company', label: 'Insurance company' },
        { value: 'agent', label: 'Insurance agent' },
      ],
    },
    'name',
    { name: 'clientId', label: 'Client' },
    'contactPerson',
    'email',
    'phone',
    'address',
    'policyType',
    'policyNumber',
    'coverageAmount',
    'premiumAmount',
    'effectiveDate',
    'expirationDate',
    'notes',
  ],
  displayName: ({ name }) => name,
  says: {
    added: { title: 'Insurance Record Added', text: 'It has been saved.' },
    updated: { title: 'Insurance Updated', text: 'The changes have been saved.' },
    deleted: { title: 'Insurance Deleted', text: 'It was removed from the list.' },
    notAdded: 'Failed to add insurance record. Please try again.',
    notUpdated: 'Failed to update insurance record. Please try again.',
    notDeleted: 'Failed to delete insurance record. Please try again.',
  },
});
