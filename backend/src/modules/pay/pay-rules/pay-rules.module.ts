import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { LedgerModule } from '../../accounting/ledger';
import { DeductionRule } from './deduction-rule';
import { DeductionRulesController, PayRulesController } from './http/pay-rules.controller';
import { PayRule } from './pay-rule';

const WITHOUT = { without: ['add', 'change', 'bulk'] } as const;

/** What drivers are paid by, and what is taken from their pay. */
@Module({
  imports: [LedgerModule, Records.of(PayRule, WITHOUT), Records.of(DeductionRule, WITHOUT)],
  controllers: [PayRulesController, DeductionRulesController],
})
export class PayRulesModule {}
