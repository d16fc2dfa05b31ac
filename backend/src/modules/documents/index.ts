export { Document, DOCUMENT_STATUSES, type DocumentStatus } from './document';
export { DocumentsModule } from './documents.module';
