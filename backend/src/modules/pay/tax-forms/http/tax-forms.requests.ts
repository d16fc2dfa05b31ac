import { Choice, Day, Flag, Line, ListOf, Uuid, Whole, WholeInAddress } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { uuid } from '../../../../platform/fields/texts';
import { FORMS_1099, type Form1099 } from '../../../../platform/money/boxes-1099';
import { moneyText } from '../../../../platform/money/money';
import { BOXES, boxesView, type Deadline } from '../../contractors';
import { CORRECTIONS, type Correction } from '../commands/correct-form';
import type { GeneratedForms, LeftOutOf, PreparedForm } from '../commands/generate-forms';
import type { Difference } from '../domain/differences';
import { LONGEST_HEADER } from '../domain/iris-header';
import { COPIES, type Copy } from '../pdf/tax-form-paper';

const MAY_BE_NULL = { absent: true, optional: true } as const;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
const MOST_PARTS = 1_000;
const MOST_CONTRACTORS = 5_000;

/** Which forms are made: those of a year and a payer, the firm itself where no client is named. */
@published('NewTaxForms')
export class NewTaxForms {
  @Whole('year', FIRST_YEAR, LAST_YEAR) year: number;
  @Uuid('client', { ...MAY_BE_NULL, description: "Whose book paid; the firm's own when left out" })
  clientId?: string | null;
  @ListOf('contractors', uuid('contractor'), {
    ...MAY_BE_NULL,
    most: MOST_CONTRACTORS,
    description: 'These alone; all that want their forms made when left out',
  })
  contractorIds?: readonly string[] | null;
  @Flag('freight', { ...MAY_BE_NULL, description: 'Also count payments for freight' }) includeFreight?: boolean | null;
  @Flag('dry run', { ...MAY_BE_NULL, description: 'Only tell who gets one, who not, and why' }) dryRun?: boolean | null;
}
/** When a form was filed, and what the IRS answered. */
@published('FiledTaxForm')
export class FiledTaxForm {
  @Day('filed on', { ...MAY_BE_NULL, description: 'Today when left out' }) filedOn?: string | null;
  @Line('reference', { ...MAY_BE_NULL, max: 100 }) reference?: string | null;
}
/** What is wrong of a form that was filed. */
@published('CorrectedTaxForm')
export class CorrectedTaxForm {
  @Choice('kind', CORRECTIONS, { missing: 'Say what is corrected: figures or identity' }) kind: Correction;
}
export class CopyQuery {
  @Choice('copy', COPIES, { absent: true, description: 'B when left out' }) copy?: Copy;
}
export class CalendarQuery {
  @WholeInAddress('year', FIRST_YEAR, LAST_YEAR, { absent: true, description: 'The year of the payments' })
  year?: number;
}
export class FormYearQuery {
  @Choice('form', FORMS_1099) form: Form1099;
  @WholeInAddress('year', FIRST_YEAR, LAST_YEAR) year: number;
}
export class PayerQuery extends FormYearQuery {
  @Uuid('client', { absent: true, description: "Whose book paid; the firm's own when left out" }) clientId?: string;
}
export class ExportQuery extends PayerQuery {
  @WholeInAddress('part', 1, MOST_PARTS, { absent: true, description: '100 returns a part' }) part?: number;
}
/** The header row of the IRS's template. */
@published('NewTaxTemplate')
export class NewTaxTemplate {
  @Choice('form', FORMS_1099) form: Form1099;
  @Whole('year', FIRST_YEAR, LAST_YEAR) year: number;
  @Line('header', { max: LONGEST_HEADER, lines: true, missing: 'Paste the header row' }) header: string;
}

/** A difference between what was filed and what the facts say now. */
@published('TaxFormDifference')
export class DifferenceView implements Difference {
  @Shown(TEXT) what: string;
  @Shown(TEXT) filed: string;
  @Shown(TEXT) now: string;
}

/** A form that is made or would be. */
@published('PreparedTaxForm')
export class PreparedFormView {
  @Shown(described(orNull(TEXT), 'Null where it is not made yet')) id: string | null;
  @Shown(TEXT) contractorId: string;
  @Shown(TEXT) contractorName: string;
  @Shown(oneOf(FORMS_1099)) form: Form1099;
  @Shown(MONEY) total: string;
  @Shown(BOXES) boxes: Record<string, string>;
  @Shown(listOf(TEXT)) missing: string[];
}
/** Payments that are on no form. */
@published('LeftOutOfTaxForms')
export class LeftOutOfForms {
  @Shown(TEXT) contractorId: string;
  @Shown(TEXT) contractorName: string;
  @Shown(MONEY) amount: string;
  @Shown(TEXT) reason: string;
}
/** Who gets a form, who not, and why. */
@published('GeneratedTaxForms')
export class GeneratedFormsView {
  @Shown(described(FLAG, 'The year is not over: forms are prepared so far, and cannot be filed')) soFar: boolean;
  @Shown(listOf(object(() => PreparedFormView))) prepared: PreparedFormView[];
  @Shown(listOf(object(() => LeftOutOfForms))) leftOut: LeftOutOfForms[];
}

/** A day by which something about the forms is done. */
@published('TaxDeadline')
export class DeadlineView implements Deadline {
  @Shown(TEXT) form: string;
  @Shown(TEXT) to: string;
  @Shown(TEXT) title: string;
  @Shown(DAY) nominal: string;
  @Shown(DAY) due: string;
}
/** The deadlines of the forms of a year. */
@published('TaxCalendar')
export class TaxCalendar {
  @Shown(WHOLE) year: number;
  @Shown(FLAG) published: boolean;
  @Shown(described(WHOLE, 'From so many returns of a payer on, paper is not allowed')) electronicFrom: number;
  @Shown(listOf(object(() => DeadlineView))) deadlines: DeadlineView[];
}
/** The years that forms can be of. */
@published('TaxYears')
export class TaxYears {
  @Shown(described(listOf(WHOLE), 'The last four with payments to contractors, the latest first')) years: number[];
}
/** The columns of the file of a year. */
@published('TaxTemplateColumns')
export class TemplateView {
  @Shown(oneOf(FORMS_1099)) form: Form1099;
  @Shown(WHOLE) year: number;
  @Shown(described(FLAG, 'Somebody pasted them for this year')) pasted: boolean;
  @Shown(listOf(TEXT)) columns: string[];
  @Shown(described(listOf(TEXT), 'Those that nothing is known for; they stay empty')) unknown: string[];
}
/** The forms that a correction made. */
@published('TaxFormCorrection')
export class CorrectionView {
  @Shown(listOf(TEXT)) ids: string[];
}

const preparedView = ({ id, terms }: PreparedForm): PreparedFormView => {
  const { contractorId, payee, form, total, boxes, missing } = terms;
  const figures = { total: moneyText(total), boxes: boxesView(boxes), missing: [...missing] };
  return { id, contractorId, contractorName: payee.name, form, ...figures };
};
const leftOutView = ({ amount, ...left }: LeftOutOf): LeftOutOfForms => ({ ...left, amount: moneyText(amount) });
export const generatedView = ({ soFar, prepared, leftOut }: GeneratedForms): GeneratedFormsView => ({
  soFar,
  prepared: prepared.map(preparedView),
  leftOut: leftOut.map(leftOutView),
});
