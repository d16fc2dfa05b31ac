import type { ComplianceDocument } from '../../../../lib/api/api-types';
import type { RecordKit } from '../../../../lib/records/record-kit';
import { complianceDocumentKit } from './compliance-document-kit';

const at = '/client-portal/documents';
const NOT_ASKED = ['clientId', 'submittedDate'];

/** The documents of the client who is signed in: whose they are is not asked. */
export const ownComplianceDocumentKit: RecordKit<ComplianceDocument> = {
  ...complianceDocumentKit,
  at,
  placed: complianceDocumentKit.placed.filter(({ name }) => !NOT_ASKED.includes(name)),
  says: {
    ...complianceDocumentKit.says,
    added: { title: 'Document Created', text: 'We have it and will look at it. It is pending until then.' },
  },
  subject: (document) => ({
    name: complianceDocumentKit.displayName(document),
    links: [{ label: 'Open', to: `${at}?files=${document.id}` }],
  }),
};
