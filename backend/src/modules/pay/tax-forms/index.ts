export { TaxFormsModule } from './tax-forms.module';
export { TaxForm, taxFormKind } from './tax-form';
