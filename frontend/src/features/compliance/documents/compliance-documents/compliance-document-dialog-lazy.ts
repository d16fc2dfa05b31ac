import { lazyNamed } from '../../../../lib/lazy-named';

export const ComplianceDocumentDialog = lazyNamed(() =>
  import('./compliance-document-dialog').then((module) => module.ComplianceDocumentDialog),
);
