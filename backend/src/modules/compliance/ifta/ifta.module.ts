import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ReturnBook } from './commands/return-book';
import './domain/ifta-return.postings';
import { PreviewController } from './http/preview.controller';
import { RatesController } from './http/rates.controller';
import { ReviewController } from './http/review.controller';
import { ReturnsController } from './http/returns.controller';
import { IftaProcess } from './ifta-process';
import { IftaRate } from './ifta-rate';
import { IftaReturn } from './ifta-return';
import { ReturnPrinter } from './pdf/print-return';
import { AuditPack } from './queries/audit-pack';
import { EnteredRates } from './queries/entered-rates';
import { FleetOfQuarter } from './queries/fleet-of-quarter';
import { ReturnFilings } from './queries/return-filings';
import { ReviewQuarter } from './queries/review-quarter';
import { WorkOutReturn } from './queries/work-out-return';

@Module({
  imports: [
    Records.of(IftaProcess, { without: ['get'] }),
    Records.of(IftaRate, { without: ['list', 'get', 'restore', 'bulk'] }),
    Records.rich(IftaReturn),
  ],
  // what is only worked out comes first, so that 'preview' is not taken for an id
  controllers: [RatesController, PreviewController, ReviewController, ReturnsController],
  providers: [
    AuditPack,
    ReturnFilings,
    EnteredRates,
    FleetOfQuarter,
    ReturnBook,
    ReturnPrinter,
    ReviewQuarter,
    WorkOutReturn,
  ],
  exports: [ReviewQuarter],
})
export class IftaModule {}
