import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { IntegrityChecks } from './commands/integrity-checks';
import { AuditController } from './http/audit.controller';
import { IntegrityController } from './http/integrity.controller';
import { IntegrityCheck } from './integrity-check';
import './projections/audit-trail';
import { EventsInWords } from './queries/events-in-words';
import { RecordHistoryHandler } from './queries/record-history';
import { FactsToSortInHandler, ListActorsHandler, SearchEventsHandler } from './queries/search-events';
import { CheckTheIntegrity } from './reactions/check-the-integrity';
import { MailTheFaultsOfACheck } from './reactions/mail-the-faults-of-a-check';

@Module({
  imports: [Records.of(IntegrityCheck, { without: ['add', 'change', 'remove', 'restore'] })],
  controllers: [AuditController, IntegrityController],
  providers: [
    IntegrityChecks,
    CheckTheIntegrity,
    MailTheFaultsOfACheck,
    EventsInWords,
    RecordHistoryHandler,
    ListActorsHandler,
    SearchEventsHandler,
    FactsToSortInHandler,
  ],
})
export class AuditModule {}
