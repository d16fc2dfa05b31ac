import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { CommercialPlate } from './commercial-plate';
import { ComplianceAudit } from './compliance-audit';
import { ComplianceUpdate } from './compliance-update';
import { HeavyUseFiling } from './heavy-use-filing';
import { FillDistances } from './commands/fill-distances';
import { HeavyUseSummaryController } from './http/heavy-use-summary.controller';
import { IrpDistancesController } from './http/irp-distances.controller';
import { IrpRenewal } from './irp-renewal';
import { OperatingAuthority } from './operating-authority';
import { Permit } from './permit';
import { HeavyUseSummaryHandler } from './queries/heavy-use-summary';

@Module({
  // registered before the controllers of the records below, so that `summary` is not read as an id
  controllers: [HeavyUseSummaryController, IrpDistancesController],
  imports: [
    Records.of(ComplianceAudit),
    Records.of(ComplianceUpdate),
    Records.of(Permit),
    Records.of(OperatingAuthority),
    Records.of(CommercialPlate),
    Records.of(HeavyUseFiling),
    Records.of(IrpRenewal),
  ],
  providers: [FillDistances, HeavyUseSummaryHandler],
})
export class ComplianceModule {}
