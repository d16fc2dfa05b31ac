import { Module } from '@nestjs/common';
import { AuditController } from './http/audit.controller';
import './projections/audit-trail';
import { RecordHistoryHandler } from './queries/record-history';
import { ListActorsHandler, SearchFactsHandler } from './queries/search-facts';

@Module({ controllers: [AuditController], providers: [RecordHistoryHandler, ListActorsHandler, SearchFactsHandler] })
export class AuditModule {}
