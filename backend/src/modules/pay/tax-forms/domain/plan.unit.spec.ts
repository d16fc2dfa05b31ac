import { differencesOf } from './differences';
import { missingOf } from './missing';
import { planOf, type Standing } from './plan';
import type { FormPayee, Payer, TaxFormTerms } from './tax-form.events';

const PLACE = { address: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201' };
const PAYER: Payer = { name: 'Axlebook', taxId: 'sealed', last4: '6789', phone: null, ...PLACE };
const PAYEE: FormPayee = { name: 'Ana', taxIdType: 'ssn', taxId: 'sealed', last4: '1234', mark: 'a', ...PLACE };
const TERMS: TaxFormTerms = {
  ...{ clientId: null, contractorId: 'c', year: 2026, form: '1099-nec', sequence: 1, payer: PAYER, payee: PAYEE },
  ...{ boxes: { '1': 2_000_00 }, total: 2_000_00, withFreight: false, corrected: false, corrects: null },
  ...{ correctedBy: [], soFar: false, missing: [] },
};
const standing = (more: Partial<Standing> = {}): Standing => ({
  ...TERMS,
  id: 'f',
  status: 'pending',
  filedOn: null,
  ...more,
});
const MORE = { ...TERMS, boxes: { '1': 2_400_00 }, total: 2_400_00 };

describe('what becomes of a form', () => {
  it('is made where there is none, and never twice', () => {
    expect(planOf(TERMS, undefined)).toEqual({ do: 'make', terms: TERMS });
    expect(planOf(TERMS, standing())).toMatchObject({ do: 'keep', id: 'f' });
    expect(planOf(TERMS, standing({ boxes: { '1': 2_000_00 }, status: 'draft' }))).toMatchObject({ do: 'keep' });
  });
  it('is prepared anew where its facts changed', () =>
    expect(planOf(MORE, standing())).toEqual({ do: 'renew', id: 'f', terms: MORE }));
  it('stays as it was filed', () => {
    const filed = standing({ status: 'filed', filedOn: '2027-01-20' });
    expect(planOf(TERMS, filed)).toEqual({ do: 'leave', reason: '1099-NEC was filed on 01/20/2027' });
    expect(planOf(MORE, filed)).toEqual({
      do: 'leave',
      reason: '1099-NEC was filed on 01/20/2027; its figures have changed since: correct it',
    });
  });
  it('waits where it is a correction', () =>
    expect(planOf(MORE, standing({ corrects: 'e', sequence: 2 }))).toEqual({
      do: 'leave',
      reason: 'A correction of 1099-NEC waits to be filed',
    }));
});

describe('the difference to what was filed', () => {
  it('is none where nothing changed', () => expect(differencesOf(TERMS, TERMS)).toEqual([]));
  it('names figures, names, places and tax ids', () => {
    const now = {
      payer: { ...PAYER, name: 'Axlebook Inc.' },
      payee: { ...PAYEE, name: 'Ana Ruiz', taxIdType: 'itin' as const, city: null, mark: 'b', last4: '9999' },
      boxes: { '1': 2_000_00, '4': 5_00 },
    };
    expect(differencesOf(TERMS, now).map(({ what, filed, now: today }) => `${what}: ${filed} → ${today}`)).toEqual([
      'Box 4: $0.00 → $5.00',
      'Name: Ana → Ana Ruiz',
      'Type of the tax id: SSN → ITIN',
      'City: Dallas → ',
      'Payer: Axlebook → Axlebook Inc.',
      'Tax id: ends in 1234 → ends in 9999',
    ]);
  });
});

describe('what a form lacks', () => {
  it('is nothing where all is known', () => expect(missingOf(PAYER, PAYEE, '2026-01-02')).toEqual([]));
  it('is named', () => {
    const nowhere = { address: null, city: null, state: null, zipCode: null };
    expect(missingOf({ ...PAYER, taxId: null, ...nowhere }, { ...PAYEE, ...nowhere }, null)).toEqual([
      ...['EIN of the payer', 'Address of the payer', 'City, state and zip code of the payer', 'W-9'],
      ...['Address', 'City', 'State', 'Zip code'],
    ]);
  });
});
