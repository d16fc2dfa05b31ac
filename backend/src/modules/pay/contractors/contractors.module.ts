import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ContractorBook } from './commands/contractor-book';
import { TaxIdOpener } from './commands/tax-id-opener';
import { Contractor } from './contractor';
import { ContractorsController } from './http/contractors.controller';
import { ContractorPayments } from './queries/contractor-payments';
import './queries/expense-payments';

@Module({
  imports: [Records.of(Contractor, { without: ['add', 'change'] })],
  controllers: [ContractorsController],
  providers: [ContractorBook, ContractorPayments, TaxIdOpener],
  exports: [ContractorPayments, TaxIdOpener],
})
export class ContractorsModule {}
