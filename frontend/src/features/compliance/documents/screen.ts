import FolderOutlined from '../../../generated/icons/FolderOutlined';
import { complianceDocumentLabels } from '../../../generated/kinds';
import type { ClientDocument, ComplianceDocument } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/documents',
  title: 'Documents',
  permission: 'documents.read',
  also: [{ at: '/documents/uploads', title: 'Documents', permission: 'documents.read' }],
  icon: FolderOutlined,
  kind: 'compliancedocument',
  records: { document: '/documents/uploads' },
  menu: [{ group: 'clients', place: 30, label: 'Documents', also: 'papers upload files' }],
  actions: [{ place: 100, label: 'Create document', to: '?new=1', permission: 'documents.write' }],
  tabs: {
    documents: [
      { to: '/documents', label: 'Compliance documents', end: true },
      { to: '/documents/uploads', label: 'Uploads' },
    ],
  },
  portal: {
    document: () => '/client-portal/documents',
    compliancedocument: () => '/client-portal/documents',
  },
  chosen: {
    document: {
      option: ({ id, originalName, clientName }: ClientDocument) => ({
        value: String(id),
        label: originalName,
        detail: clientName ?? '',
      }),
    },
    compliancedocument: {
      option: ({ id, title, clientName, documentType }: ComplianceDocument) => ({
        value: id,
        label: title,
        detail: [clientName, complianceDocumentLabels.documentType[documentType]].filter(Boolean).join(' · '),
      }),
    },
  },
};
