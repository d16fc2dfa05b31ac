export { Uploads } from './commands/uploads';
export { ComplianceDocument } from './compliance-document';
export { Document, DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus } from './document';
export { DocumentsModule } from './documents.module';
export { type ReadValue } from './projections/read-value';
