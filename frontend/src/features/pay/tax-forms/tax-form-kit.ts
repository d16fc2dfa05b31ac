import { recordKit } from '../../../lib/records/record-kit';
import type { OpenTaxForm } from './tax-form-calls';
import { FORM_NAMES } from './tax-form-words';

/** Forms follow from payments: nobody types one, and what was filed stays. */
export const taxFormKit = recordKit<OpenTaxForm>({
  kind: 'taxform',
  what: 'form 1099',
  may: 'tax-forms',
  fields: [],
  displayName: ({ form, year, name }) => `${FORM_NAMES[form]} ${year} of ${name}`,
});
