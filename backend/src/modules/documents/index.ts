export { DocumentsModule } from './documents.module';
export { document, DOCUMENT_STATUSES, DocumentRow, type DocumentStatus } from './domain/document';
