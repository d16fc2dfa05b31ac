import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients';
import { DocumentsController } from './api/documents.controller';
import { Uploads } from './uploads';

@Module({ imports: [ClientsModule], controllers: [DocumentsController], providers: [Uploads] })
export class DocumentsModule {}
