import type { ClientDuties, DutyPosition, DutyTest } from '../duties';
import { driversByQuarter, randomTesting, testsNeeded } from './random-testing';

const always: DutyPosition = { hiredOn: null, endedOn: null };
const duties = (positions: readonly DutyPosition[], tests: readonly DutyTest[] = []): ClientDuties => ({
  dotNumber: null,
  hasTaxId: true,
  vehicles: [],
  drivers: [],
  positions,
  tests,
  iftaProcesses: [],
  heavyUse: [],
  irpRenewals: [],
  endings: [],
  forms1099: [],
  claims: [],
});
const crew = (count: number): DutyPosition[] => Array.from({ length: count }, () => always);
const tested = (substance: DutyTest['substance'], ...days: string[]): DutyTest[] =>
  days.map((testedOn) => ({ substance, testedOn }));
const SPAN = { today: '2026-11-22', until: '2027-11-22' };

describe('the number of random tests', () => {
  // https://jjkellercompliancenetwork.com/institute/test-yourself-the-appropriate-number-of-drug-and-alcohol-tests-answers
  it('is a share of the average of the quarters: 60, 80, 100 and 70 drivers need 39 and 8', () => {
    expect([testsNeeded(50, [60, 80, 100, 70]), testsNeeded(10, [60, 80, 100, 70])]).toEqual([39, 8]);
  });
  it.each([
    // https://experts123.com/q/i-have-11-commercial-drivers-how-many-random-tests-must-be-done-in-a-calendar-year.html
    [11, 6, 2],
    // https://inoutlabs.com/blog/faq-items/i-have-15-commercial-drivers-how-many-random-tests-must-be-done-in-a-calendar-year/
    [15, 8, 2],
    // https://testrightacademy.com/dot-random-testing-calculator
    [10, 5, 1],
    [50, 25, 5],
    // the smallest whole numbers that are at least 2.5 and 0.5
    [5, 3, 1],
  ])('of %i drivers is %i for drugs and %i for alcohol', (count, drug, alcohol) => {
    const all = [count, count, count, count];
    expect([testsNeeded(50, all), testsNeeded(10, all)]).toEqual([drug, alcohol]);
  });

  it.each([
    ['from the very last day of a quarter on', { hiredOn: '2026-03-31', endedOn: null }, [1, 1, 1, 1]],
    ['not in a quarter that ended before', { hiredOn: '2026-04-01', endedOn: null }, [0, 1, 1, 1]],
    ['to the last day of a quarter', { hiredOn: null, endedOn: '2026-09-30' }, [1, 1, 1, 0]],
    ['not when the employment ended the day before', { hiredOn: null, endedOn: '2026-09-29' }, [1, 1, 0, 0]],
    ['all along where no day is known', always, [1, 1, 1, 1]],
    ['not in the year after', { hiredOn: null, endedOn: '2025-12-31' }, [0, 0, 0, 0]],
  ])('counts a driver %s', (_, position, expected) =>
    expect(driversByQuarter({ positions: [position] }, 2026)).toEqual(expected),
  );
});

describe('random testing', () => {
  const only = (all: ClientDuties, span = SPAN) => {
    const found = randomTesting(all, span).filter(({ dueDate }) => dueDate >= span.today);
    expect(found).toHaveLength(1);
    return found[0]!;
  };

  it('is due by the end of the calendar year, with what is still to do', () => {
    const tests = [...tested('drug', '2026-01-01', '2026-12-31', '2025-12-31', '2027-01-01')];
    const found = only(duties(crew(5), tests));
    expect([found.period, found.dueDate, found.amount, found.doneOn]).toEqual(['2026', '2026-12-31', null, null]);
    expect(found.basis).toBe(
      '5 drivers on average of the quarters (5, 5, 5, 5): drug tests at least 50%: 2.5, so 3, done 2; alcohol tests at least 10%: 0.5, so 1, done 0. ' +
        'Tests come unannounced and spread reasonably over the year; drivers in the pool of a consortium are tested as it draws them',
    );
    expect(found.missing).toEqual(['1 random drug test of 2026', '1 random alcohol test of 2026']);
    expect(found.source).toMatch(/^49 CFR 382\.305; rates of 2026: /);
  });
  it('is open to the end of the year though enough are done: a driver may be drawn again', () => {
    const enough = [...tested('drug', '2026-02-03', '2026-05-06', '2026-08-09'), ...tested('alcohol', '2026-05-06')];
    const found = only(duties(crew(5), enough));
    expect([found.missing, found.doneOn]).toEqual([[], null]);
    const after = randomTesting(duties(crew(5), enough), { today: '2027-01-01', until: '2028-01-01' });
    expect(after.map(({ period, doneOn }) => [period, doneOn])).toEqual([
      ['2026', '2026-12-31'],
      ['2027', null],
    ]);
  });
  it('is not said to be done when one is missing after the year, and tells what still is when tests become known late', () => {
    const drugs = tested('drug', '2026-02-03', '2026-05-06', '2026-08-09');
    const known = (...tests: DutyTest[]) =>
      randomTesting(duties(crew(5), tests), { today: '2027-01-20', until: '2028-01-20' }).map(
        ({ period, missing, doneOn, isOver }) => [period, missing, doneOn, isOver],
      );
    expect(known(...drugs.slice(1))).toEqual([
      ['2026', ['1 random drug test of 2026', '1 random alcohol test of 2026'], null, true],
      ['2027', [], null, false],
    ]);
    expect(known(...drugs)[0]).toEqual(['2026', ['1 random alcohol test of 2026'], null, true]);
    expect(known(...drugs, ...tested('alcohol', '2026-12-30'))[0]).toEqual(['2026', [], '2026-12-31', true]);
  });
  it('of a year without rates in our data names no number', () => {
    const found = only(duties(crew(5)), { today: '2027-01-01', until: '2028-01-01' });
    expect([found.period, found.missing, found.source]).toEqual(['2027', [], '49 CFR 382.305']);
    expect(found.basis).toMatch(/^5 drivers on average .*; the rates of the year are not known yet\./);
  });
  it('of one driver alone is that of a consortium', () => {
    const found = only(duties(crew(1), tested('drug', '2026-02-03')));
    expect([found.missing, found.basis]).toEqual([
      ['Statement of the consortium for 2026'],
      '1 driver: a pool needs more than one, so whoever drives alone joins a consortium. Its pool is tested at 50% for drugs and 10% for alcohol',
    ]);
    expect(found.source).toMatch(/^49 CFR 382\.103\(b\) and 382\.305/);
  });
  it('is for who has drivers', () => expect(randomTesting(duties([]), SPAN)).toEqual([]));
});
