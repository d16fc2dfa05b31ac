import { cents } from '../../../../platform/money/money';
import { postingExamples } from '../../../../platform/testing/posting-examples';
import type { ReturnTerms } from './ifta-return.events';
import { iftaReturnPostings } from './ifta-return.postings';
import { computeReturn } from './return';

/** A return of Texas, Kentucky and California in 3Q2026: 29.25 are due (domain rules §2 A). */
export const termsOf = (over: Partial<ReturnTerms> = {}, gallonsInTexas = '900'): ReturnTerms => {
  const lines = [
    ['TX', '6000.0', gallonsInTexas],
    ['KY', '2000.0', '100.000'],
    ['CA', '2000.0', '250.000'],
  ].map(([jurisdiction = '', miles = '', taxPaidGallons = '']) => ({
    ...{ jurisdiction, miles, taxableMiles: miles, taxPaidGallons, untaxedGallons: '0.000' },
  }));
  const fuels = [{ fuelType: 'diesel', lines, unplacedGallons: '0.000' }];
  const asked = { quarter: '3Q2026', units: 'us', filedOn: null, previousCredit: cents(0), fuels } as const;
  const { sections, totals } = computeReturn(asked, []);
  return {
    ...{ clientId: '01990000-0000-7000-8000-000000000001', year: 2026, quarter: 'Q3', version: 0, units: 'us' },
    ...{ fuels, vehicles: [], trips: 12, fuelRows: 9, inputHash: 'a', sections, totals },
    ...{ filedOn: null, reference: null, paid: 0 },
    ...over,
  };
};
const filed = { ...termsOf({ version: 1, filedOn: '2026-10-20' }), id: '01990000-0000-7000-8000-000000000002' };
const by = { by: 'Dana Reyes', bookedOn: null };
const paid = { paidOn: '2026-10-21', paymentReference: null, bookedOn: null };

export const iftaReturnExamples = postingExamples(iftaReturnPostings, {
  IftaReturnFiled: [
    { ...filed, ...by },
    { ...filed, ...by, totals: { ...filed.totals, due: -1_500 } },
  ],
  IftaReturnAmended: [{ ...filed, ...by, version: 2, reason: 'A receipt came late', difference: -400 }],
  IftaReturnPaid: [
    { ...filed, ...paid, paid: 2_925, amount: 2_925 },
    { ...filed, ...paid, paid: -1_500, amount: -1_500 },
  ],
  IftaReturnPaymentReversed: [{ ...filed, reversedOn: '2026-10-28', amount: 2_925, reason: 'The transfer came back' }],
});
