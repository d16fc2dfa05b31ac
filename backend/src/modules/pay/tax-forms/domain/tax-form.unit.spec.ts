import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { taxFormRules } from './tax-form.decider';
import type { TaxFormTerms } from './tax-form.events';

const given = deciderSpec(taxFormRules.decider);
const PLACE = { address: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201' };
const terms: TaxFormTerms = {
  ...{ clientId: null, contractorId: 'c', year: 2025, form: '1099-nec', sequence: 1 },
  payer: { name: 'Axlebook', taxId: 'sealed', last4: '6789', phone: null, ...PLACE },
  payee: { name: 'Ana', taxIdType: 'ssn', taxId: 'sealed', last4: '1234', mark: 'a', ...PLACE },
  ...{ boxes: { '1': 600_00 }, total: 600_00, withFreight: false, corrected: false, corrects: null },
  ...{ correctedBy: [], soFar: false, missing: [] },
};
const data = { ...terms, id: 'f' };
const filing = {
  ...({ type: 'FileTaxForm', id: 'f', today: '2026-01-20', by: 'Dana', reference: null } as const),
  filedOn: '2026-01-20',
};
const completed = { type: 'TaxFormCompleted', data } as const;
const filed = { type: 'TaxFormFiled', data: { ...data, filedOn: '2026-01-20', by: 'Dana', reference: null } } as const;

describe('a form 1099', () => {
  it('is complete, or says what it lacks', () => {
    given().when({ type: 'PrepareTaxForm', id: 'f', terms }).then(completed);
    const lacking = { ...terms, missing: ['W-9'] };
    given()
      .when({ type: 'PrepareTaxForm', id: 'f', terms: lacking })
      .then({ type: 'TaxFormPrepared', data: { ...lacking, id: 'f' } });
    given({ type: 'TaxFormPrepared', data: { ...lacking, id: 'f' } })
      .when({ type: 'PrepareTaxFormAnew', id: 'f', terms })
      .then(completed);
  });
  it('is filed once, on a day after its year and not to come', () => {
    given(completed).when(filing).then(filed);
    given(completed, filed).when(filing).thenRefused('TAX_FORM_STATUS', 'A tax form that is filed cannot be filed');
    given(completed)
      .when({ ...filing, filedOn: '2026-01-21' })
      .thenRefused('INVALID', 'It cannot be filed on a day to come');
    given(completed)
      .when({ ...filing, filedOn: '2025-12-31' })
      .thenRefused('INVALID', 'It cannot be filed before 01/01/2026');
  });
  it('is not filed while something is missing, or its year is not over', () => {
    given({ type: 'TaxFormPrepared', data: { ...data, missing: ['W-9', 'City'] } })
      .when(filing)
      .thenRefused('SOMETHING_MISSING', 'This is missing: W-9, City');
    given({ type: 'TaxFormCompleted', data: { ...data, soFar: true } })
      .when(filing)
      .thenRefused('YEAR_NOT_OVER', 'It was prepared before 2025 was over: generate it again in the year after');
  });
  it('is frozen once it is filed', () => {
    given(completed, filed)
      .when({ type: 'PrepareTaxFormAnew', id: 'f', terms })
      .thenRefused('TAX_FORM_STATUS', 'A tax form that is filed cannot be prepared');
    given(completed, filed)
      .when({ type: 'DiscardTaxForm', id: 'f' })
      .thenRefused('TAX_FORM_STATUS', 'A tax form that is filed cannot be deleted');
  });
  it('is sent as often as it is asked for, when it is filed', () => {
    given(completed, filed)
      .when({ type: 'SendTaxForm', id: 'f', to: 'ana@example.com' })
      .then({ type: 'TaxFormSent', data: { ...data, to: 'ana@example.com' } });
    given(completed)
      .when({ type: 'SendTaxForm', id: 'f', to: 'ana@example.com' })
      .thenRefused('TAX_FORM_STATUS', 'A tax form that is pending cannot be sent');
  });
  it('is corrected once; then its correction is', () => {
    const corrected = { type: 'TaxFormCorrected', data: { ...data, correctedBy: ['g'] } } as const;
    given(completed, filed)
      .when({ type: 'CorrectTaxForm', id: 'f', correctedBy: ['g'] })
      .then(corrected);
    given(completed, filed, corrected)
      .when({ type: 'CorrectTaxForm', id: 'f', correctedBy: ['h'] })
      .thenRefused('CORRECTED_ALREADY', 'This form has a correction already: correct that one');
  });
  it('is deleted while it is not filed', () =>
    given(completed).when({ type: 'DiscardTaxForm', id: 'f' }).then({ type: 'TaxFormDiscarded', data }));
});
