import type { DutyForm1099 } from '../duties';
import { NOBODY } from '../duties.fixture';
import { forms1099 } from './form-1099';

const SPAN = { today: '2026-11-22', until: '2027-11-22' };
const NEC: DutyForm1099 = {
  ...{ year: 2026, rule: 'form_1099_nec', dueDate: '2027-02-01', nominalDate: '2027-01-31' },
  ...{ contractors: 2, withoutW9: ['Ana Ruiz'], doneOn: null },
};
const found = (...days: readonly DutyForm1099[]) => forms1099({ ...NOBODY, forms1099: days }, SPAN);

describe('forms 1099 of a payer', () => {
  it('are due for a year of payments, and tell whose W-9 is missing', () =>
    expect(found(NEC)).toEqual([
      {
        ...{ rule: 'form_1099_nec', title: '1099-NEC to recipients and the IRS', subject: null, period: '2026' },
        ...{ dueDate: '2027-02-01', nominalDate: '2027-01-31', amount: null, doneOn: null },
        basis: '2 contractors may get a form for 2026.',
        source: 'General Instructions for Certain Information Returns',
        missing: ['W-9 of Ana Ruiz'],
      },
    ]));
  it('to the IRS say that paper is due before', () =>
    expect(found({ ...NEC, rule: 'form_1099_misc_irs', contractors: 1, dueDate: '2027-03-31' })[0]).toMatchObject({
      title: '1099-MISC to the IRS',
      basis:
        '1 contractor may get a form for 2026. It is the day for electronic filing; on paper it is due a month before.',
    }));
  it('are looked for in the span alone', () =>
    expect(found({ ...NEC, year: 2025, dueDate: '2026-02-02' })).toEqual([]));
});
