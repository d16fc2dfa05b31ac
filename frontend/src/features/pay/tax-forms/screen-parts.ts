import type { ScreenParts } from '../../../components/records/screen-parts';
import type { OpenTaxForm } from './tax-form-calls';
import { taxFormKit } from './tax-form-kit';
import { TaxFormView } from './tax-form-view';
import { TaxForms } from './tax-forms';

export const parts: ScreenParts<OpenTaxForm> = { kit: taxFormKit, List: TaxForms, View: TaxFormView };
