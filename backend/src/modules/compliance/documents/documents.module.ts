import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ComplianceDocument } from './compliance-document';
import { Document } from './document';
import { ComplianceDocumentsController } from './http/compliance-documents.controller';
import { DocumentsController } from './http/documents.controller';
import { Uploads } from './commands/uploads';
import { UploadTarget } from './commands/upload-target';

@Module({
  imports: [Records.of(Document, { without: ['add', 'change'] }), Records.of(ComplianceDocument, { without: ['add'] })],
  controllers: [DocumentsController, ComplianceDocumentsController],
  providers: [Uploads, UploadTarget],
  exports: [Uploads],
})
export class DocumentsModule {}
