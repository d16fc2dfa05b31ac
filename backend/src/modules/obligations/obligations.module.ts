import { Module } from '@nestjs/common';
import { Records } from '../../platform/records/records.module';
import { DutiesOfClients } from './adapters/duties-of-clients';
import { EndingsOfKinds } from './adapters/endings-of-kinds';
import { ObligationBook } from './commands/obligation-book';
import { ObligationsController } from './http/obligations.controller';
import { PracticeController } from './http/practice.controller';
import { Obligation } from './obligation';
import { PracticeDesk } from './queries/practice-desk';
import { WorkOutObligations } from './reactions/work-out-obligations';

@Module({
  imports: [Records.of(Obligation, { without: ['list', 'add', 'remove', 'restore', 'bulk'] })],
  controllers: [ObligationsController, PracticeController],
  providers: [EndingsOfKinds, DutiesOfClients, ObligationBook, PracticeDesk, WorkOutObligations],
  exports: [ObligationBook],
})
export class ObligationsModule {}
