import { Module } from '@nestjs/common';
import { Records } from '../../platform/records/records.module';
import { Document } from './document';
import { DocumentsController } from './http/documents.controller';
import { Uploads } from './commands/uploads';

@Module({
  imports: [Records.of(Document, { without: ['add', 'change'] })],
  controllers: [DocumentsController],
  providers: [Uploads],
  exports: [Uploads],
})
export class DocumentsModule {}
