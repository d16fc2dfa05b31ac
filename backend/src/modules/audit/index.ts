import { Module } from '@nestjs/common';
import { AuditController } from './api/audit.controller';
import './audit-trail';
import { RecordHistoryHandler } from './queries/record-history';
import { ListActorsHandler, SearchFactsHandler } from './queries/search-facts';

@Module({ controllers: [AuditController], providers: [RecordHistoryHandler, ListActorsHandler, SearchFactsHandler] })
export class AuditModule {}
