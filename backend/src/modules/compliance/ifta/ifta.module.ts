import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ReturnBook } from './commands/return-book';
import './domain/ifta-return.postings';
import { MileageTaxesController } from './http/mileage-taxes.controller';
import { PreviewController } from './http/preview.controller';
import { RatesController } from './http/rates.controller';
import { ReviewController } from './http/review.controller';
import { ReturnsController } from './http/returns.controller';
import { IftaProcess } from './ifta-process';
import { IftaRate } from './ifta-rate';
import { MileageRate } from './mileage-rate';
import { IftaReturn } from './ifta-return';
import { AuditPaper } from './pdf/audit-paper';
import { ReturnPrinter } from './pdf/print-return';
import { AuditPack } from './queries/audit-pack';
import { EnteredRates } from './queries/entered-rates';
import { EntriesOfReturn } from './queries/entries-of-return';
import { FleetOfQuarter } from './queries/fleet-of-quarter';
import { MileageTaxesOfQuarter } from './queries/mileage-taxes-of-quarter';
import { PackMaterial } from './queries/pack-material';
import { ReturnFilings } from './queries/return-filings';
import { ReviewQuarter } from './queries/review-quarter';
import { WorkOutReturn } from './queries/work-out-return';

@Module({
  imports: [
    Records.of(IftaProcess, { without: ['get'] }),
    Records.of(IftaRate, { without: ['list', 'get', 'restore', 'bulk'] }),
    Records.of(MileageRate, { without: ['list', 'get', 'restore', 'bulk'] }),
    Records.rich(IftaReturn),
  ],
  // what is only worked out comes first, so that 'preview' is not taken for an id
  controllers: [RatesController, MileageTaxesController, PreviewController, ReviewController, ReturnsController],
  providers: [
    AuditPack,
    AuditPaper,
    MileageTaxesOfQuarter,
    PackMaterial,
    ReturnFilings,
    EnteredRates,
    EntriesOfReturn,
    FleetOfQuarter,
    ReturnBook,
    ReturnPrinter,
    ReviewQuarter,
    WorkOutReturn,
  ],
  exports: [ReviewQuarter, ReturnBook],
})
export class IftaModule {}
