import type { ClientDuties, DutyDriver, DutyVehicle, Occurrence, Rule } from './duties';
import { DRIVER, NOBODY, TRUCK } from './duties.fixture';
import { clearinghouseQueries, mvrReviews } from './rules/driver-reviews';
import { endings } from './endings';
import { form2290, nominal2290 } from './rules/form-2290';
import { annualTax, categoryOf, monthsTaxed, taxFrom } from './rules/form-2290-tax';
import { isQualified } from '../../ifta';
import { iftaReturns } from './rules/ifta-return';
import { mcs150, mcs150Cycle } from './rules/mcs-150';
import { occurrencesOf } from './occurrences';
import { ucr, ucrFee } from './rules/ucr';

const truck = (over: Partial<DutyVehicle>): ClientDuties => ({ ...NOBODY, vehicles: [{ ...TRUCK, ...over }] });
const driver = (over: Partial<DutyDriver>): ClientDuties => ({ ...NOBODY, drivers: [{ ...DRIVER, ...over }] });

const YEAR = { today: '2026-11-22', until: '2027-11-22' };
const told = (rule: Rule, duties: ClientDuties, span = YEAR): (readonly [string, string, string, number | null])[] =>
  rule(duties, span).map(({ period, nominalDate, dueDate, amount }) => [period, nominalDate, dueDate, amount] as const);
const only = (found: readonly Occurrence[]): Occurrence => {
  expect(found).toHaveLength(1);
  return found[0] as Occurrence;
};

describe('IFTA returns', () => {
  // domain-rules §1.1
  it.each([
    [2, 26_000, false],
    [2, 26_001, true],
    [3, 9_000, true],
    [null, 26_001, true],
    [null, null, false],
    [2, null, false],
  ])('are for a vehicle of %s axles and %s lb: %s', (axles, weight, expected) =>
    expect(isQualified({ axles, weight })).toBe(expected),
  );

  // domain-rules §1.2
  it('are due by the end of the month after the quarter, or the next business day', () =>
    expect(told(iftaReturns, truck({}), { today: '2026-11-02', until: '2027-08-02' })).toEqual([
      ['3Q2026', '2026-10-31', '2026-11-02', null],
      ['4Q2026', '2027-01-31', '2027-02-01', null],
      ['1Q2027', '2027-04-30', '2027-04-30', null],
      ['2Q2027', '2027-07-31', '2027-08-02', null],
    ]));
  it('that were due the day before are not owed by a fleet that comes today', () =>
    expect(told(iftaReturns, truck({}), { today: '2026-11-03', until: '2027-01-31' })).toEqual([]));
  it('are none for a fleet without a qualified vehicle', () =>
    expect(told(iftaReturns, truck({ axles: 2, weight: 12_000 }))).toEqual([]));

  it('lack miles and fuel once the quarter has ended, until the filing has them', () => {
    const process = { year: 2026, quarter: 'Q3', dueDate: '2026-11-02', taxOwed: null, doneOn: null } as const;
    const at = (hasMiles: boolean, hasGallons: boolean, today: string) =>
      only(
        iftaReturns(
          { ...NOBODY, iftaProcesses: [{ ...process, hasMiles, hasGallons }] },
          { today, until: '2026-11-02' },
        ),
      );
    expect(at(false, false, '2026-09-30').missing).toEqual([]);
    expect(at(false, false, '2026-10-01').missing).toEqual(['Miles by state for 3Q2026', 'Fuel receipts for 3Q2026']);
    expect(at(true, false, '2026-11-05').missing).toEqual(['Fuel receipts for 3Q2026']);
    expect(at(true, true, '2026-11-05')).toMatchObject({ missing: [], dueDate: '2026-11-02', doneOn: null });
  });
  it.each([
    // 31 October 2026 is a Saturday; a new filing gets the business day after it, 2026-11-02
    ['as a new filing has it', '2026-11-02', '2026-10-31', '2026-11-02'],
    ['as the law names it', '2026-10-31', '2026-10-31', '2026-11-02'],
    ['that staff set to another day', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['that staff set to another weekend', '2026-11-21', '2026-11-21', '2026-11-23'],
  ])('tell the day before a weekend moves it, for a due date %s', (_, dueDate, nominal, due) => {
    const process = {
      year: 2026,
      quarter: 'Q3',
      hasMiles: true,
      hasGallons: true,
      taxOwed: null,
      doneOn: null,
    } as const;
    expect(told(iftaReturns, { ...NOBODY, iftaProcesses: [{ ...process, dueDate }] })).toEqual([
      ['3Q2026', nominal, due, null],
    ]);
  });
  it('are done when their filing is processed', () => {
    const process = {
      year: 2026,
      quarter: 'Q3',
      dueDate: '2026-11-02',
      hasMiles: true,
      hasGallons: true,
      taxOwed: null,
    } as const;
    expect(only(iftaReturns({ ...NOBODY, iftaProcesses: [{ ...process, doneOn: '2026-10-28' }] }, YEAR)).doneOn).toBe(
      '2026-10-28',
    );
  });
});

describe('the tax of an IFTA return', () => {
  it('is that of its filing, and nothing is said of it before it is worked out', () => {
    const filing = { year: 2026, quarter: 'Q3', dueDate: '2026-11-02', hasMiles: true, hasGallons: true } as const;
    const found = [null, 0, 29_44].map((taxOwed) =>
      only(iftaReturns({ ...NOBODY, iftaProcesses: [{ ...filing, taxOwed, doneOn: null }] }, YEAR)),
    );
    expect(found.map(({ amount, basis }) => [amount, basis.split('. ')[2]])).toEqual([
      [null, undefined],
      [0, 'Tax owed by its filing: $0.00'],
      [29_44, 'Tax owed by its filing: $29.44'],
    ]);
  });
});

describe('the tax of Form 2290', () => {
  // domain-rules §4
  it.each([
    [54_999, 0],
    [55_000, 100_00],
    [55_001, 122_00],
    [56_000, 122_00],
    [56_001, 144_00],
    [60_000, 210_00],
    [75_000, 540_00],
    [75_001, 550_00],
    [80_000, 550_00],
  ])('of %i lb is %i cents a year', (weight, cents) => expect(annualTax(weight, 2026)).toBe(cents));

  it.each([
    [7, 550_00],
    [8, 504_17],
    [9, 458_33],
    [10, 412_50],
    [11, 366_67],
    [12, 320_83],
    [1, 275_00],
    [2, 229_17],
    [3, 183_33],
    [4, 137_50],
    [5, 91_67],
    [6, 45_83],
  ])('of the heaviest, first used in month %i, is %i cents', (month, cents) =>
    expect(taxFrom(80_000, 2026, month)).toBe(cents),
  );
  it('counts the months to June', () => expect([7, 12, 1, 6].map(monthsTaxed)).toEqual([12, 7, 6, 1]));
  it.each([
    [55_000, 'A'],
    [55_001, 'B'],
    [60_000, 'F'],
    [75_000, 'U'],
    [75_001, 'V'],
    [120_000, 'V'],
  ])('puts %i lb into category %s', (weight, category) => expect(categoryOf(weight, 2026)).toBe(category));
});

describe('Form 2290', () => {
  const FILING = { vehicleId: 'v-1', taxYear: 2026, firstUsedMonth: 7, weight: 80_000, suspended: false, doneOn: null };
  const SUMMER = { today: '2026-07-01', until: '2027-06-30' };
  it('is due by the end of the month after the first use', () =>
    expect([nominal2290(2026, 7), nominal2290(2026, 10), nominal2290(2026, 12), nominal2290(2026, 6)]).toEqual([
      '2026-08-31',
      '2026-11-30',
      '2027-01-31',
      '2027-07-31',
    ]));
  it.each<[string | null, [string, string, string, number][]]>([
    [null, [['2026-07..2027-06', '2026-08-31', '2026-08-31', 550_00]]],
    ['2019-03', [['2026-07..2027-06', '2026-08-31', '2026-08-31', 550_00]]],
    ['2026-07', [['2026-07..2027-06', '2026-08-31', '2026-08-31', 550_00]]],
    ['2026-10', [['2026-07..2027-06', '2026-11-30', '2026-11-30', 412_50]]],
    // the last of January 2027 is a Sunday
    ['2026-12', [['2026-07..2027-06', '2027-01-31', '2027-02-01', 320_83]]],
    // first used in June 2026: that period is due at the end of July, the next one in August
    [
      '2026-06',
      [
        ['2025-07..2026-06', '2026-07-31', '2026-07-31', 45_83],
        ['2026-07..2027-06', '2026-08-31', '2026-08-31', 550_00],
      ],
    ],
    ['2027-06', []],
  ])('of a vehicle first used in %s', (firstUsedMonth, expected) =>
    expect(told(form2290, truck({ firstUsedMonth }), SUMMER)).toEqual(expected),
  );
  it('is for 55,000 lb and more', () => {
    expect(told(form2290, truck({ weight: 54_999 }), SUMMER)).toEqual([]);
    expect(told(form2290, truck({ weight: null }), SUMMER)).toEqual([]);
    expect(told(form2290, truck({ weight: 55_000 }), SUMMER)).toHaveLength(1);
  });
  it('is filed for a suspended vehicle, too, without tax', () => {
    const filing = { ...FILING, suspended: true };
    const duties = { ...truck({ firstUsedMonth: '2026-07' }), heavyUse: [filing, { ...filing, vehicleId: 'v-2' }] };
    const found = only(form2290(duties, SUMMER));
    expect([found.amount, found.basis]).toEqual([
      0,
      'Category W: suspended, still filed without tax; first used in July',
    ]);
  });
  it('is done when its filing of that period was filed', () => {
    const filing = { ...FILING, doneOn: '2026-08-02' };
    const doneOn = (heavyUse: ClientDuties['heavyUse']) =>
      form2290({ ...truck({}), heavyUse }, SUMMER).find(({ period }) => period === '2026-07..2027-06')?.doneOn;
    expect([
      doneOn([filing]),
      doneOn([{ ...filing, taxYear: 2025 }]),
      doneOn([{ ...filing, vehicleId: 'v-2' }]),
    ]).toEqual(['2026-08-02', null, null]);
  });
  // domain-rules §4: 60,000 lb are 210.00 a year; 9 of 12 months of 550.00 are 412.50
  it.each([
    [
      'a lighter weight',
      { weight: 60_000 },
      '2026-08-31',
      210_00,
      'Category F: 60,000 lb, first used in July, the whole period',
    ],
    [
      'a later month',
      { firstUsedMonth: 10 },
      '2026-11-30',
      412_50,
      'Category V: 80,000 lb, first used in October, 9 of 12 months of $550.00',
    ],
    [
      'suspension',
      { suspended: true },
      '2026-08-31',
      0,
      'Category W: suspended, still filed without tax; first used in July',
    ],
  ])('goes by its filing where one is kept: %s', (_, over, dueDate, amount, basis) => {
    const found = only(form2290({ ...truck({}), heavyUse: [{ ...FILING, ...over }] }, SUMMER));
    expect([found.dueDate, found.amount, found.basis, found.missing]).toEqual([dueDate, amount, basis, []]);
  });
  it('is told of a filing that is late, and of one whose vehicle says no weight', () => {
    const heavyUse = [{ ...FILING, taxYear: 2025 }];
    expect(told(form2290, { ...truck({ weight: null }), heavyUse }, SUMMER)).toEqual([
      ['2025-07..2026-06', '2025-08-31', '2025-09-02', 550_00],
    ]);
  });
  it('says what its amount follows from and what is missing', () => {
    const found = only(form2290({ ...truck({ firstUsedMonth: '2026-10' }), hasTaxId: false }, SUMMER));
    expect([found.basis, found.missing, found.subject]).toEqual([
      'Category V: 80,000 lb, first used in October, 9 of 12 months of $550.00',
      ['EIN'],
      { kind: 'vehicle', id: 'v-1', name: '101' },
    ]);
    expect(only(form2290(truck({}), SUMMER)).missing).toEqual(['First used month of unit 101']);
  });
});

describe('the UCR registration', () => {
  // domain-rules §5
  it.each([
    [2025, 0, 46_00],
    [2026, 2, 46_00],
    [2026, 3, 138_00],
    [2026, 5, 138_00],
    [2026, 6, 276_00],
    [2026, 20, 276_00],
    [2026, 21, 963_00],
    [2026, 100, 963_00],
    [2026, 101, 4_592_00],
    [2026, 1_000, 4_592_00],
    [2026, 1_001, 44_836_00],
    [2027, 2, 55_00],
    [2027, 3, 167_00],
    [2027, 6, 333_00],
    [2027, 21, 1_163_00],
    [2027, 101, 5_548_00],
    [2027, 1_001, 54_165_00],
  ])('of %i costs for %i vehicles %i cents', (year, vehicles, cents) =>
    expect(ucrFee(year, vehicles)?.cents).toBe(cents),
  );
  it('of a year that our data does not know has no amount', () => expect(ucrFee(2024, 2)).toBeNull());

  it('is due on the last day before it is enforced, weekend or not', () => {
    expect(told(ucr, truck({}))).toEqual([['2027', '2026-12-31', '2026-12-31', 55_00]]);
    expect(told(ucr, truck({}), { today: '2028-12-01', until: '2029-01-05' })).toEqual([
      ['2029', '2028-12-31', '2028-12-31', 55_00],
    ]);
  });
  it('counts vehicles of 10,001 lb and more, and says which ones have no weight', () => {
    const vehicles = [
      { ...TRUCK, weight: 10_000 },
      { ...TRUCK, weight: 10_001 },
      { ...TRUCK, unitNumber: '103', weight: null },
    ];
    const found = only(ucr({ ...NOBODY, vehicles }, YEAR));
    expect([found.basis, found.missing]).toEqual([
      '2 vehicles: bracket 0–2. Registration opens October 1, 2026 and is enforced from January 1, 2027',
      ['USDOT number', 'Weight of unit 103'],
    ]);
    expect(told(ucr, { ...NOBODY, vehicles: vehicles.slice(0, 1) })).toEqual([]);
  });
});

describe('the MCS-150 update', () => {
  // domain-rules §6
  it.each([
    ['2523064', 4, false],
    ['1896', 6, true],
    ['1234567', 7, false],
    ['USDOT 310', 10, true],
    ['12-09', 9, false],
  ])('of %s is in month %i, in odd years: %s', (dotNumber, month, odd) =>
    expect(mcs150Cycle(dotNumber)).toEqual({ month, odd }),
  );
  it('needs two digits', () => {
    expect(mcs150Cycle('7')).toBeNull();
    expect(mcs150Cycle('USDOT 7')).toBeNull();
    expect(told(mcs150, { ...NOBODY, dotNumber: 'pending' })).toEqual([]);
    expect(told(mcs150, NOBODY)).toEqual([]);
  });
  it('is due on the last day of its month every other year', () => {
    const until = '2030-12-31';
    expect(told(mcs150, { ...NOBODY, dotNumber: '2523064' }, { today: '2026-05-01', until })).toEqual([
      ['2028', '2028-04-30', '2028-04-30', 0],
      ['2030', '2030-04-30', '2030-04-30', 0],
    ]);
    expect(told(mcs150, { ...NOBODY, dotNumber: '1896' }, { today: '2027-06-30', until: '2027-06-30' })).toEqual([
      ['2027', '2027-06-30', '2027-06-30', 0],
    ]);
  });
});

describe('a driver', () => {
  it('has the motor vehicle record reviewed a year after the last review, else after the hire', () => {
    expect(told(mvrReviews, driver({ hiredOn: '2020-01-05', recordReviewedOn: '2025-12-01' }))).toEqual([
      ['2026-12-01', '2026-12-01', '2026-12-01', null],
    ]);
    expect(told(mvrReviews, driver({ hiredOn: '2026-03-09' }))[0]?.[2]).toBe('2027-03-09');
    expect(told(mvrReviews, driver({}))).toEqual([]);
  });
  it('has a year that ends on February 28 after a leap day', () => {
    expect(told(mvrReviews, driver({ recordReviewedOn: '2028-02-29' }))[0]?.[2]).toBe('2029-02-28');
    expect(told(mvrReviews, driver({ recordReviewedOn: '2027-02-28' }))[0]?.[2]).toBe('2028-02-28');
  });
  it('is asked about in the Clearinghouse within 365 days, and before the hire', () => {
    expect(told(clearinghouseQueries, driver({ clearinghouseQueriedOn: '2027-03-01' }))[0]?.[2]).toBe('2028-02-29');
    expect(told(clearinghouseQueries, driver({ hiredOn: '2026-03-09' }))[0]?.[2]).toBe('2026-03-09');
  });
});

describe('a record that ends', () => {
  const on = (kind: string, field: string | null, title: string) => ({
    kind,
    field,
    id: '7',
    name: 'Dana Ruiz',
    title,
    on: '2026-12-05',
    cost: null,
  });
  it.each([
    ['driver', 'medicalCertExpiration', 'medical_certificate'],
    ['driver', 'licenseExpiration', 'drivers_license'],
    ['insurancerecord', 'expirationDate', 'insurance'],
    ['permit', 'expirationDate', 'permit'],
    ['commercialplate', 'expirationDate', 'plate'],
    ['businessentity', 'annualReportDue', 'annual_report'],
    ['driver', null, 'other_expiry'],
    ['contract', 'endsOn', 'other_expiry'],
    ['complianceaudit', 'nextAuditDate', 'other_expiry'],
  ])('%s.%s is renewed by that very day, a Saturday: %s', (kind, field, rule) => {
    const found = only(endings({ ...NOBODY, endings: [on(kind, field, 'It')] }, YEAR));
    expect([found.rule, found.dueDate, found.period]).toEqual([rule, '2026-12-05', '2026-12-05']);
  });
  it.each([
    ['permit', 'expirationDate', null, null, 'Expires on 12/05/2026'],
    [
      'permit',
      'expirationDate',
      { label: 'Fee', amount: 120_00 },
      120_00,
      'Expires on 12/05/2026. Fee on its record: $120.00',
    ],
    [
      'businessentity',
      'annualReportDue',
      { label: 'Filing fee', amount: 50_00 },
      50_00,
      'Due on 12/05/2026. Filing fee on its record: $50.00',
    ],
    ['complianceaudit', 'nextAuditDate', null, null, 'Due on 12/05/2026'],
  ])('%s.%s costs what its record says: %j', (kind, field, cost, amount, basis) => {
    const found = only(endings({ ...NOBODY, endings: [{ ...on(kind, field, 'It'), cost }] }, YEAR));
    expect([found.amount, found.basis]).toEqual([amount, basis]);
  });
});

describe('what a client has to do', () => {
  it('is told by all rules together', () => {
    const duties: ClientDuties = {
      ...truck({}),
      dotNumber: '1896',
      drivers: [{ ...DRIVER, recordReviewedOn: '2026-01-31', clearinghouseQueriedOn: '2026-02-01' }],
      positions: [{ hiredOn: '2020-01-05', endedOn: null }],
      irpRenewals: [{ fleet: 'Fleet 1', yearStart: '2027-03-01', jurisdictions: [], doneOn: null }],
      endings: [
        {
          kind: 'permit',
          field: 'expirationDate',
          id: 'p-1',
          name: 'KYU',
          title: 'Permit',
          on: '2027-01-31',
          cost: null,
        },
      ],
    };
    expect(occurrencesOf(duties, YEAR).map(({ rule, dueDate }) => [rule, dueDate])).toEqual([
      ['ifta_return', '2027-02-01'],
      ['ifta_return', '2027-04-30'],
      ['ifta_return', '2027-08-02'],
      ['ifta_return', '2027-11-01'],
      ['form_2290', '2027-08-31'],
      ['ucr', '2026-12-31'],
      ['mcs_150', '2027-06-30'],
      ['random_testing', '2025-12-31'],
      ['random_testing', '2026-12-31'],
      ['irp_renewal', '2027-02-28'],
      ['mvr_review', '2027-01-31'],
      ['clearinghouse_query', '2027-02-01'],
      ['permit', '2027-01-31'],
    ]);
  });
});
