import { cents } from '../../../../../platform/money/money';
import type { DutyRenewal } from '../duties';
import { NOBODY } from '../duties.fixture';
import { irpRenewals } from './irp-renewal';

const SPAN = { today: '2026-11-22', until: '2027-11-22' };
const RENEWAL: DutyRenewal = { fleet: 'Fleet 1', yearStart: '2027-01-01', jurisdictions: [], doneOn: null };
const LINES = [
  { jurisdiction: 'TN', distance: '7500', fullFee: cents(1_000_00) },
  { jurisdiction: 'KY', distance: '2500', fullFee: cents(2_000_00) },
];
const of = (...stored: readonly Partial<DutyRenewal>[]) =>
  irpRenewals({ ...NOBODY, irpRenewals: stored.map((one) => ({ ...RENEWAL, ...one })) }, SPAN);

describe('the IRP renewal of a fleet', () => {
  it('is due on the day before its registration year begins, with the sum of its jurisdictions', () => {
    expect(of({ jurisdictions: LINES })).toEqual([
      {
        rule: 'irp_renewal',
        title: 'IRP renewal of Fleet 1',
        subject: null,
        period: '2027-01..2027-12',
        nominalDate: '2026-12-31',
        dueDate: '2026-12-31',
        // 75% of 1,000.00 and 25% of 2,000.00
        amount: 1_250_00,
        basis:
          'The registration year begins on 01/01/2027. 2 jurisdictions, each with its full fee by its share of the distance. ' +
          'Reporting period 07/01/2025 to 06/30/2026; its records are kept 5½ years',
        source: 'International Registration Plan; reporting period 29-250-162 Me. Code R. § 14',
        missing: [],
        doneOn: null,
      },
    ]);
  });
  it('has no amount and says what is missing while no distance is there', () => {
    const [found] = of({ yearStart: '2027-07-01' });
    expect([found?.dueDate, found?.period, found?.amount, found?.missing]).toEqual([
      '2027-06-30',
      '2027-07..2028-06',
      null,
      ['Distance by jurisdiction from 07/01/2025 to 06/30/2026'],
    ]);
  });
  it('is done when it was filed, and the next year is told a year ahead', () => {
    const last = { yearStart: '2026-11-23', doneOn: '2026-11-02' };
    expect(of(last).map(({ dueDate, doneOn, missing }) => [dueDate, doneOn, missing.length])).toEqual([
      ['2026-11-22', '2026-11-02', 1],
      ['2027-11-22', null, 2],
    ]);
    expect(of({ ...last, yearStart: '2026-11-24' }).map(({ dueDate }) => dueDate)).toEqual(['2026-11-23']);
  });
  it('of a fleet is not that of another, and is told late', () => {
    const results = of(
      { yearStart: '2025-10-01' },
      { yearStart: '2026-10-01' },
      { fleet: 'Fleet 2', yearStart: '2025-10-01' },
    );
    expect(results.map(({ title, dueDate }) => [title.slice(-7), dueDate])).toEqual([
      ['Fleet 1', '2025-09-30'],
      ['Fleet 1', '2026-09-30'],
      ['Fleet 2', '2025-09-30'],
      ['Fleet 1', '2027-09-30'],
      ['Fleet 2', '2026-09-30'],
    ]);
  });
});
