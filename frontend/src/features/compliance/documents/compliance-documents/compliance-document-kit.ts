import { compliancedocumentFields } from '../../../../generated/fields/compliancedocument';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { recordKit } from '../../../../lib/records/record-kit';

export const complianceDocumentKit = recordKit<ComplianceDocument>({
  kind: 'compliancedocument',
  what: 'document',
  may: 'documents',
  fields: compliancedocumentFields,
  form: [
    'documentType',
    'title',
    { name: 'clientId', label: 'Client' },
    { name: 'permitType', hint: 'For a permit invoice: which permit it is for.' },
    'amount',
    'dueDate',
    'submittedDate',
    'expirationDate',
    'notes',
  ],
  displayName: ({ title }) => title,
  dialogTitles: { add: 'Create Document', edit: 'Edit Document', submit: 'Create Document' },
  says: {
    added: { title: 'Document Created', text: 'It is in the list as pending.' },
    notAdded: 'Failed to create document. Please try again.',
  },
});
