import { mistake, RuleViolation } from '../../../../platform/core/errors';
import { flowRules, type FlowState } from '../../../../platform/event-log/events/flow-rules';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { taxFormTerms, type TaxFormEvent, type TaxFormTerms } from './tax-form.events';

/** Draft: something is missing; pending: ready to be filed. */
export const TAX_FORM_STATUSES = ['draft', 'pending', 'filed', 'discarded'] as const;
export type TaxFormStatus = (typeof TAX_FORM_STATUSES)[number];
export type TaxFormState = FlowState<TaxFormStatus, TaxFormTerms>;

export type TaxFormCommand =
  | { readonly type: 'PrepareTaxForm'; readonly id: string; readonly terms: TaxFormTerms }
  | { readonly type: 'PrepareTaxFormAnew'; readonly id: string; readonly terms: TaxFormTerms }
  | {
      readonly type: 'FileTaxForm';
      readonly id: string;
      readonly filedOn: IsoDate;
      readonly today: IsoDate;
      readonly by: string;
      readonly reference: string | null;
    }
  | { readonly type: 'SendTaxForm'; readonly id: string; readonly to: string }
  | { readonly type: 'CorrectTaxForm'; readonly id: string; readonly correctedBy: readonly string[] }
  | { readonly type: 'DiscardTaxForm'; readonly id: string };

const prepared = ({ id, terms }: { readonly id: string; readonly terms: TaxFormTerms }): readonly TaxFormEvent[] => [
  { type: terms.missing.length > 0 ? 'TaxFormPrepared' : 'TaxFormCompleted', data: { ...terms, id } },
];
const notFiledYet = { from: ['draft', 'pending'] } as const;

/**
 * A form is prepared as often as its facts change, until it is filed; then it is frozen. What is wrong of it is told by
 * further forms, which correct it.
 */
export const taxFormRules = flowRules<TaxFormStatus, TaxFormTerms, TaxFormCommand, TaxFormEvent>({
  title: 'tax form',
  may: 'tax-forms.write',
  terms: taxFormTerms,
  statusAfter: {
    TaxFormPrepared: 'draft',
    TaxFormCompleted: 'pending',
    TaxFormFiled: 'filed',
    TaxFormSent: 'filed',
    TaxFormCorrected: 'filed',
    TaxFormDiscarded: 'discarded',
  },
  commands: {
    PrepareTaxForm: { begin: prepared },
    PrepareTaxFormAnew: { ...notFiledYet, done: 'prepared', decide: prepared },
    FileTaxForm: {
      ...notFiledYet,
      done: 'filed',
      decide: ({ id, filedOn, today, by, reference }, terms, status) => {
        if (terms.soFar)
          throw new RuleViolation(
            'YEAR_NOT_OVER',
            `It was prepared before ${terms.year} was over: generate it again in the year after`,
          );
        if (status === 'draft')
          throw new RuleViolation('SOMETHING_MISSING', `This is missing: ${terms.missing.join(', ')}`);
        if (filedOn > today) throw mistake('filedOn', 'It cannot be filed on a day to come');
        if (filedOn <= `${terms.year}-12-31`)
          throw mistake('filedOn', `It cannot be filed before ${usDate(`${terms.year + 1}-01-01`)}`);
        return [{ type: 'TaxFormFiled', data: { ...terms, id, filedOn, by, reference } }];
      },
    },
    SendTaxForm: {
      from: ['filed'],
      done: 'sent',
      decide: ({ id, to }, terms) => [{ type: 'TaxFormSent', data: { ...terms, id, to } }],
    },
    CorrectTaxForm: {
      from: ['filed'],
      done: 'corrected',
      decide: ({ id, correctedBy }, terms) => {
        if (terms.correctedBy.length > 0)
          throw new RuleViolation('CORRECTED_ALREADY', 'This form has a correction already: correct that one');
        return [{ type: 'TaxFormCorrected', data: { ...terms, id, correctedBy: [...correctedBy] } }];
      },
    },
    DiscardTaxForm: {
      ...notFiledYet,
      done: 'deleted',
      decide: ({ id }, terms) => [{ type: 'TaxFormDiscarded', data: { ...terms, id } }],
    },
  },
});
