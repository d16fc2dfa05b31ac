import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { SettingsModule } from '../../administration/settings';
import { ClientsModule } from '../../clients/clients';
import { AskForW9 } from './commands/ask-for-w9';
import { ContractorBook } from './commands/contractor-book';
import { TaxIdOpener } from './commands/tax-id-opener';
import { Contractor } from './contractor';
import { ContractorsController } from './http/contractors.controller';
import { ContractorPayments } from './queries/contractor-payments';
import './queries/expense-payments';
import { MailTheW9Request } from './reactions/mail-the-w9-request';

@Module({
  imports: [SettingsModule, ClientsModule, Records.of(Contractor, { without: ['add', 'change'] })],
  controllers: [ContractorsController],
  providers: [AskForW9, ContractorBook, ContractorPayments, MailTheW9Request, TaxIdOpener],
  exports: [ContractorPayments, TaxIdOpener],
})
export class ContractorsModule {}
