import type { ClientDuties, DutyDriver, DutyVehicle, Occurrence, Rule } from './duties';
import { DRIVER as ANY_DRIVER, NOBODY, TRUCK as ANY_TRUCK } from './duties.fixture';
import { clearinghouseQueries, mvrReviews } from './rules/driver-reviews';
import { endings } from './endings';
import { firstUsedIn, form2290 } from './rules/form-2290';
import { annualTax, isHeavy } from './rules/form-2290-tax';
import { iftaReturns } from './rules/ifta-return';
import { irpFee, reportingPeriod, sharesOf } from './rules/irp-fees';
import { mcs150 } from './rules/mcs-150';
import { occurrencesOf } from './occurrences';
import { ucr, ucrFee } from './rules/ucr';
import { cents } from '../../../../platform/money/money';

const TRUCK: DutyVehicle = { ...ANY_TRUCK, firstUsedMonth: '2019-03' };
const DRIVER: DutyDriver = { ...ANY_DRIVER, hiredOn: '2026-03-09' };
const YEAR = { today: '2026-11-22', until: '2027-11-22' };
const first = (rule: Rule, over: Partial<ClientDuties>, span = YEAR): Occurrence | undefined =>
  rule({ ...NOBODY, ...over }, span)[0];

describe('an obligation of a driver', () => {
  const about = { kind: 'driver', id: '7', name: 'Dana Ruiz' };
  const rest = { subject: about, amount: null, missing: [], doneOn: null };
  it.each<[string, Rule, Partial<DutyDriver>, Partial<Occurrence>]>([
    [
      'a record that was reviewed',
      mvrReviews,
      { recordReviewedOn: '2026-04-01' },
      {
        title: 'Annual MVR review',
        basis: 'Last reviewed on 04/01/2026; every 12 months',
        source: '49 CFR 391.25',
        dueDate: '2027-04-01',
        nominalDate: '2027-04-01',
        period: '2027-04-01',
      },
    ],
    [
      'a record that never was',
      mvrReviews,
      {},
      { basis: 'Hired on 03/09/2026 and not reviewed since; every 12 months', dueDate: '2027-03-09' },
    ],
    [
      'a query on file',
      clearinghouseQueries,
      { clearinghouseQueriedOn: '2026-03-01' },
      {
        title: 'Clearinghouse query',
        basis: 'Last query on 03/01/2026; a limited one within 365 days',
        source: '49 CFR 382.701',
        dueDate: '2027-03-01',
      },
    ],
    [
      'no query on file',
      clearinghouseQueries,
      {},
      {
        basis: 'No query is on file; a full one is due before the hire on 03/09/2026',
        dueDate: '2026-03-09',
        period: '2026-03-09',
      },
    ],
  ])('says whose it is and what it follows from: %s', (_, rule, over, said) =>
    expect(first(rule, { drivers: [{ ...DRIVER, ...over }] })).toMatchObject({ ...rest, ...said }),
  );
  it('is none of who was never hired nor asked about', () => {
    expect(first(clearinghouseQueries, { drivers: [{ ...DRIVER, hiredOn: null }] })).toBeUndefined();
    expect(
      first(clearinghouseQueries, { drivers: [{ ...DRIVER, hiredOn: null, clearinghouseQueriedOn: '2026-03-01' }] })
        ?.dueDate,
    ).toBe('2027-03-01');
  });
});

describe('an obligation of a fleet', () => {
  it('is a return of a quarter of so many vehicles, due even without miles', () => {
    const found = first(iftaReturns, { vehicles: [TRUCK, { ...TRUCK, id: 'v-2' }] });
    expect(found).toMatchObject({ period: '4Q2026', title: 'IFTA return', subject: null, doneOn: null });
    expect(found?.basis).toMatch(/^October–December 2026: 2 qualified vehicles\. Due even with no miles driven/);
    expect(first(iftaReturns, { vehicles: [TRUCK] })?.basis).toContain(': 1 qualified vehicle.');
    expect(found?.source).toMatch(/IFTA/);
  });
  it('is a return that staff opened though nothing qualifies', () => {
    const open = { year: 2026, quarter: 'Q2', dueDate: '2026-07-31', hasMiles: false, hasGallons: true } as const;
    const found = first(iftaReturns, { iftaProcesses: [{ ...open, taxOwed: null, doneOn: null }] });
    expect(found?.basis).toMatch(/^April–June 2026: a filing is open for this quarter\./);
    expect(found?.missing).toEqual(['Miles by state for 2Q2026']);
  });
  it.each([
    ['Q1', 'January–March'],
    ['Q3', 'July–September'],
  ] as const)('names the months of %s: %s', (quarter, months) => {
    const open = { year: 2026, quarter, dueDate: '2026-07-31', hasMiles: true, hasGallons: true, taxOwed: null };
    expect(first(iftaReturns, { iftaProcesses: [{ ...open, doneOn: null }] })?.basis).toContain(`${months} 2026`);
  });
  it('is an MCS-150 update whose month and year follow from the digits', () => {
    const said = (dotNumber: string) => first(mcs150, { dotNumber }, { today: '2026-01-01', until: '2029-12-31' });
    expect(said('USDOT 2523064')).toMatchObject({
      title: 'MCS-150 update',
      subject: null,
      source: '49 CFR 390.19',
      missing: [],
      doneOn: null,
      period: '2026',
      basis: 'USDOT 2523064: last digit 4 is April, next-to-last digit 6 is even years. Free to file',
    });
    expect(said('310')?.basis).toContain('last digit 0 is October, next-to-last digit 1 is odd years');
    // 49 CFR 390.19: 1 is January and so on to 9, September; 0 is October
    const months = ['October', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
    expect(months.map((_, digit) => said(`2${digit}`)?.basis.split(' is ')[1]?.split(',')[0])).toEqual(months);
  });
  it('is a UCR registration of a bracket, or of fees that nobody knows yet', () => {
    const found = first(ucr, { vehicles: [TRUCK], dotNumber: '1896' });
    expect(found).toMatchObject({ title: 'UCR registration', subject: null, missing: [], doneOn: null });
    expect(found?.basis).toMatch(/^1 vehicle: bracket 0–2\. Registration opens October 1, 2026/);
    expect(found?.source).toMatch(/^UCR fees ./);
    const before = first(ucr, { vehicles: [TRUCK] }, { today: '2023-12-01', until: '2023-12-31' });
    expect([before?.period, before?.amount, before?.source]).toEqual(['2024', null, 'Unified Carrier Registration']);
    expect(before?.basis).toContain('the fees of 2024 are not known');
  });
  it.each([
    [2, '0–2'],
    [3, '3–5'],
    [20, '6–20'],
    [21, '21–100'],
    [1_000, '101–1,000'],
    [1_001, '1,001 and more'],
  ])('of %i vehicles is in the bracket %s', (vehicles, bracket) =>
    expect(ucrFee(2026, vehicles)?.bracket).toBe(bracket),
  );
});

describe('Form 2290', () => {
  it.each([
    [2026, null, 7],
    [2026, '2026-06', 7],
    [2026, '2026-07', 7],
    [2026, '2026-12', 12],
    [2026, '2027-01', 1],
    [2026, '2027-06', 6],
    [2026, '2027-07', null],
  ])('of the period from July %i and a vehicle first used in %s is of month %p', (year, used, month) =>
    expect(firstUsedIn(year, used)).toBe(month),
  );
  it('says the whole period of the heaviest, and its law', () => {
    const found = first(form2290, { vehicles: [TRUCK] }, { today: '2026-07-01', until: '2026-12-31' });
    expect(found).toMatchObject({
      title: 'Form 2290',
      basis: 'Category V: 80,000 lb, first used in July, the whole period',
      missing: [],
      doneOn: null,
    });
    expect(found?.source).toMatch(/26 U\.S\.C\. 4481/);
  });
  it.each([
    '2026-08 August',
    '2026-09 September',
    '2026-11 November',
    '2026-12 December',
    '2027-01 January',
    '2027-02 February',
    '2027-03 March',
    '2027-04 April',
    '2027-05 May',
    '2027-06 June',
  ])('names the month of first use: %s', (text) => {
    const [firstUsedMonth = '', name = ''] = text.split(' ');
    const found = first(
      form2290,
      { vehicles: [{ ...TRUCK, firstUsedMonth }] },
      { today: '2026-09-30', until: '2027-08-02' },
    );
    expect(found?.basis).toContain(`first used in ${name},`);
  });
  it('is for 55,000 lb and more in every year that it knows rates of', () => {
    for (const year of [2024, 2026, 2100]) {
      expect([isHeavy(54_999, year), isHeavy(55_000, year)]).toEqual([false, true]);
      expect([annualTax(54_999, year), annualTax(55_000, year)]).toEqual([0, 100_00]);
    }
  });
});

describe('a record that ends', () => {
  const ending = { id: '7', name: 'Dana Ruiz', title: 'Lease', on: '2026-12-05', cost: null };
  it.each<[string, string | null, RegExp]>([
    ['driver', 'medicalCertExpiration', /49 CFR 391\.45/],
    ['driver', 'licenseExpiration', /license/],
    ['insurancerecord', 'expirationDate', /49 CFR 387/],
    ['commercialplate', 'expirationDate', /registration/],
    ['permit', 'expirationDate', /permit/],
    ['businessentity', 'annualReportDue', /state of registration/],
    ['complianceaudit', 'nextAuditDate', /next audit/],
    ['vehicle', null, /^Date on the record: Lease$/],
    ['permit', null, /^Date on the record: Lease$/],
  ])('%s.%s says where its day comes from', (kind, field, source) =>
    expect(first(endings, { endings: [{ ...ending, kind, field }] })).toMatchObject({
      source: expect.stringMatching(source) as string,
      title: 'Lease',
      subject: { kind, id: '7', name: 'Dana Ruiz' },
      nominalDate: '2026-12-05',
      missing: [],
      doneOn: null,
    }),
  );
});

describe('the fees of a fleet', () => {
  const line = (jurisdiction: string, distance: string, fullFee: number) => ({
    jurisdiction,
    distance,
    fullFee: cents(fullFee),
  });
  it('go by tenths of miles, and a half percent goes up', () => {
    expect(sharesOf([line('TN', '0.5', 100_00), line('GA', '99.5', 200_00)])).toEqual([
      { jurisdiction: 'TN', percent: 1, fee: 1_00 },
      { jurisdiction: 'GA', percent: 100, fee: 200_00 },
    ]);
    expect(sharesOf([line('TN', '49.5', 100_00), line('GA', '50.5', 100_00)]).map(({ percent }) => percent)).toEqual([
      50, 51,
    ]);
  });
  it('are nothing where nobody drove', () => {
    expect(irpFee([line('TN', '0', 100_00)])).toBe(0);
    expect(irpFee([])).toBe(0);
  });
  it.each([
    ['2027-01-01', '2025-07-01', '2026-06-30'],
    ['2026-09-01', '2024-07-01', '2025-06-30'],
    ['2026-10-01', '2025-07-01', '2026-06-30'],
  ])('of the year from %s go by %s to %s', (yearStart, from, to) =>
    expect(reportingPeriod(yearStart)).toEqual({ from, to }),
  );
});

describe('whatever a client has to do', () => {
  it('says what it is, what it follows from and who says so', () => {
    const duties: ClientDuties = {
      ...NOBODY,
      dotNumber: '1896',
      vehicles: [TRUCK],
      drivers: [DRIVER],
      positions: [{ hiredOn: '2020-01-05', endedOn: null }],
      irpRenewals: [{ fleet: 'Fleet 1', yearStart: '2027-03-01', jurisdictions: [], doneOn: null }],
      endings: [
        {
          kind: 'permit',
          field: 'expirationDate',
          id: 'p',
          name: 'KYU',
          title: 'Permit',
          on: '2027-01-31',
          cost: null,
        },
      ],
    };
    const all = occurrencesOf(duties, YEAR);
    for (const { title, basis, source, period } of all)
      expect([title, basis, source, period].filter((text) => text.trim() === '')).toEqual([]);
    expect(new Set(all.map(({ rule, period, subject }) => `${rule} ${period} ${subject?.id ?? ''}`)).size).toBe(
      all.length,
    );
  });
});
