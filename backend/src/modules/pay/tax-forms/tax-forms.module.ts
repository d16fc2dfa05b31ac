import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ContractorsModule } from '../contractors';
import { CorrectForm } from './commands/correct-form';
import { ExportForms } from './commands/export-forms';
import { GenerateForms } from './commands/generate-forms';
import { OpenedTaxIds } from './commands/opened-tax-ids';
import { TaxFormsController } from './http/tax-forms.controller';
import { TaxYearController } from './http/tax-year.controller';
import { PrintTaxForm } from './pdf/print-tax-form';
import { FormFacts } from './queries/form-facts';
import { FormsOfYear } from './queries/forms-of-year';
import { Templates } from './queries/templates';
import { MailTheTaxForm } from './reactions/mail-the-tax-form';
import { TaxForm } from './tax-form';
import { TaxTemplate } from './tax-template';

@Module({
  imports: [Records.rich(TaxForm), Records.storeOf(TaxTemplate), ContractorsModule],
  // what is about a year comes first, so that 'calendar' is not taken for an id
  controllers: [TaxYearController, TaxFormsController],
  providers: [
    CorrectForm,
    ExportForms,
    FormFacts,
    FormsOfYear,
    GenerateForms,
    MailTheTaxForm,
    OpenedTaxIds,
    PrintTaxForm,
    Templates,
  ],
})
export class TaxFormsModule {}
