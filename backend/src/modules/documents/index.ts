export { Uploads } from './commands/uploads';
export { Document, DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus } from './document';
export { DocumentsModule } from './documents.module';
