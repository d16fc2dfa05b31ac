import { businessentityFields } from '../../../generated/fields/businessentity';
import type { BusinessEntity } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';

export const entityKit = recordKit<BusinessEntity>({
  kind: 'businessentity',
  what: 'business entity',
  may: 'entities',
  fields: businessentityFields,
  form: [
    { name: 'businessName', wide: true },
    'entityType',
    'state',
    { name: 'clientId', label: 'Client' },
    'registeredAgent',
    'businessAddress',
    'mailingAddress',
    'businessPurpose',
    { name: 'ein', label: 'EIN', hint: 'Shown as its last four digits.' },
    'phone',
    'email',
    'filingFee',
    'registrationDate',
    'annualReportDue',
    'status',
    'notes',
  ],
  displayName: ({ businessName }) => businessName,
  dialogTitles: { add: 'Register New Entity', edit: 'Edit Business Entity', submit: 'Register Entity' },
  says: {
    added: 'Business entity registered successfully',
    updated: 'Business entity updated successfully',
    deleted: 'Business entity deleted successfully',
    notAdded: 'Failed to register business entity',
    notUpdated: 'Failed to update business entity',
    notDeleted: 'Failed to delete business entity',
  },
});
