import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { DutiesOfClients } from './adapters/duties-of-clients';
import { EndingsOfKinds } from './adapters/endings-of-kinds';
import { FormsOfPayers } from './adapters/forms-of-payers';
import { ObligationBook } from './commands/obligation-book';
import { LoadsModule } from '../../operations/loads';
import { IftaModule } from '../ifta';
import { QuarterQuestionsController } from './http/quarter-questions.controller';
import { ObligationsController } from './http/obligations.controller';
import { PracticeController } from './http/practice.controller';
import { PaperRequestsController } from './http/paper-requests.controller';
import { Obligation } from './obligation';
import { PaperRequest } from './paper-request';
import { AskAboutQuarter } from './commands/ask-about-quarter';
import { AskForPapers } from './commands/ask-for-papers';
import { DocumentsModule } from '../documents';
import { AfterPapers } from './reactions/after-papers';
import { JudgeThePaperThatWasSent } from './reactions/judge-the-paper-that-was-sent';
import { MailTheDigest } from './reactions/mail-the-digest';
import { MakeTheObligationReady } from './reactions/make-the-obligation-ready';
import { NextObligations } from './queries/next-obligations';
import { NewsOfDeadlines } from './queries/news-of-deadlines';
import { PracticeDesk } from './queries/practice-desk';
import { WaitForThePaperAgain } from './reactions/wait-for-the-paper-again';
import { WorkOutObligations } from './reactions/work-out-obligations';

@Module({
  imports: [
    DocumentsModule,
    IftaModule,
    LoadsModule,
    Records.of(PaperRequest, { without: ['remove', 'restore'] }),
    Records.of(Obligation, { without: ['list', 'add', 'remove', 'restore', 'bulk'] }),
  ],
  controllers: [ObligationsController, PracticeController, PaperRequestsController, QuarterQuestionsController],
  providers: [
    EndingsOfKinds,
    FormsOfPayers,
    DutiesOfClients,
    ObligationBook,
    NewsOfDeadlines,
    NextObligations,
    PracticeDesk,
    WorkOutObligations,
    AskForPapers,
    AskAboutQuarter,
    AfterPapers,
    JudgeThePaperThatWasSent,
    MakeTheObligationReady,
    WaitForThePaperAgain,
    MailTheDigest,
  ],
  exports: [ObligationBook, NextObligations],
})
export class ObligationsModule {}
