import { setChoiceLabels } from '../../../platform/fields/words';
import { Choice, ListOf, Whole } from '../../../platform/fields/decorators';
import { text } from '../../../platform/fields/texts';
import { FORMS_1099, formTitle, type Form1099, LABELS_1099 } from '../../../platform/money/boxes-1099';
import { Kind } from '../../../platform/records/kind/kind';
import { StoredRecord } from '../../../platform/records/kind/stored-record';

setChoiceLabels(LABELS_1099);

/** The header row of the IRS's own template for a form and a year, as somebody pasted it. Its id: '1099-nec-2026'. */
@Kind({
  title: 'tax template',
  plural: 'tax-templates',
  wordIds: true,
  displayName: ({ form, year }: TaxTemplate) => `${formTitle(form)} ${year}`,
  may: { read: 'tax-forms.read', write: 'tax-forms.write', remove: 'tax-forms.write' },
})
export class TaxTemplate extends StoredRecord {
  @Choice('Form', FORMS_1099) form: Form1099;
  @Whole('Year', 2000, 2100) year: number;
  @ListOf('columns', text('column', { max: 300 }), { most: 300 }) columns: readonly string[];
}
