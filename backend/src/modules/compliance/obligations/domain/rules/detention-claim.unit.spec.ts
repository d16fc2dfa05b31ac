import { NOBODY } from '../duties.fixture';
import { detentionClaims } from './detention-claim';

const CLAIM = {
  ...{ loadId: '7', loadNumber: 'L-7', place: 'Reno, NV', departedOn: '2026-11-10', claimHours: 48 },
  ...{ dueDate: '2026-11-12', amount: 75_00, missing: [], doneOn: null },
};
const span = { today: '2026-11-11', until: '2027-11-11' };

describe('the claim of detention', () => {
  it('is due when the window of its terms ends', () =>
    expect(detentionClaims({ ...NOBODY, claims: [CLAIM] }, span)).toEqual([
      {
        rule: 'detention_claim',
        title: 'Detention claim',
        subject: { kind: 'load', id: '7', name: 'L-7' },
        ...{ period: '2026-11-12', dueDate: '2026-11-12', nominalDate: '2026-11-12', amount: 75_00 },
        basis: 'The truck left Reno, NV on 11/10/2026; detention must be claimed within 48 hours',
        source: 'Terms of the load',
        ...{ missing: [], doneOn: null },
      },
    ]));
  it('is done when it is billed, and says what is not known', () => {
    const claims = [{ ...CLAIM, amount: null, missing: ['Reno, NV: free time is not stated'], doneOn: '2026-11-11' }];
    expect(detentionClaims({ ...NOBODY, claims }, span)).toMatchObject([
      { amount: null, missing: ['Reno, NV: free time is not stated'], doneOn: '2026-11-11' },
    ]);
  });
});
