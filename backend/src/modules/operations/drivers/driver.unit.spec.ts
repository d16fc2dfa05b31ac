import { displayNameOf } from '../../../platform/records/kind/declared/display-name';
import { RuleViolation } from '../../../platform/core/errors';
import { kindOf } from '../../../platform/records/kind/kind';
import { Driver } from './driver';
import { SubstanceTest } from './substance-test';

type Row = Readonly<Record<string, unknown>>;
const driver = kindOf(Driver);
const wrongIn = (row: Row, before: Row | null = null): string[] => {
  try {
    driver.rules(row, before);
    return [];
  } catch (error) {
    return (error as RuleViolation).fields.map(({ field }) => field);
  }
};
const hired = { dateOfBirth: null, dateHired: null, employmentStatus: 'active', terminationDate: null };
const gone = { ...hired, employmentStatus: 'terminated', terminationDate: '2026-11-20' };

describe('a driver', () => {
  it.each<[string, Row, Row | null, string[]]>([
    ['nothing is known of', hired, null, []],
    ['was born before the hire', { ...hired, dateOfBirth: '1980-05-01', dateHired: '2020-01-02' }, null, []],
    ['was hired on the day of birth', { ...hired, dateOfBirth: '2020-01-02', dateHired: '2020-01-02' }, null, []],
    ['was hired before', { ...hired, dateOfBirth: '2020-01-02', dateHired: '2020-01-01' }, null, ['dateHired']],
    ['was hired on an unknown birthday', { ...hired, dateHired: '2020-01-01' }, null, []],
    ['left on a day', gone, hired, []],
    ['left and works', { ...gone, employmentStatus: 'active' }, hired, ['terminationDate']],
    ['left and works, when added', { ...gone, employmentStatus: 'active' }, null, ['terminationDate']],
    ['was written so before', { ...gone, employmentStatus: 'active' }, gone, []],
  ])('that %s is taken or refused by its days', (_, row, before, wrong) => expect(wrongIn(row, before)).toEqual(wrong));

  it('is called by both names, and its license is told to be taken by number and state', () => {
    expect(displayNameOf(driver.options.displayName, { firstName: 'Dana', lastName: 'Ruiz' })).toBe('Dana Ruiz');
    expect(driver.options.unique?.[0]?.say({ licenseState: 'TN', licenseNumber: 'R100' })).toBe(
      "License R100 of TN is another driver's",
    );
  });

  const kept = (row: Row): unknown[] =>
    ['keptUntil', 'keptBy'].map((name) => driver.options.computed?.[name]?.of(row as never));
  // 49 CFR 391.51: employment and three years; 49 CFR 382.401: a positive test five
  it.each<[string, Row, unknown[]]>([
    ['who is employed', { terminationDate: null, drugTestDate: null, removedAt: null }, [null, null]],
    ['who left', { terminationDate: '2026-11-20' }, ['2029-11-20', '49 CFR 391.51']],
    [
      'who failed a test and left',
      { terminationDate: '2026-11-20', drugTestDate: '2026-10-01', drugTestResult: 'fail' },
      ['2031-10-01', '49 CFR 382.401'],
    ],
    [
      'who passed a test and left',
      { terminationDate: '2026-11-20', drugTestDate: '2026-10-01', drugTestResult: 'pass' },
      ['2029-11-20', '49 CFR 391.51'],
    ],
  ])('has a file that the law keeps: of one %s', (_, row, expected) => expect(kept(row)).toEqual(expected));
});

describe('a drug or alcohol test', () => {
  const { displayName, computed } = kindOf(SubstanceTest).options;
  it.each([
    ['drug', 'Drug test of 11/20/2026'],
    ['alcohol', 'Alcohol test of 11/20/2026'],
  ])('for %s is called %s', (substance, name) =>
    expect((displayName as (row: Row) => string)({ substance, testedOn: '2026-11-20' })).toBe(name),
  );
  // 49 CFR 382.401(b)
  it.each([
    ['pre_employment', 'negative', '2027-11-20'],
    ['random', 'negative', '2028-11-20'],
    ['random', 'positive', '2031-11-20'],
    ['post_accident', 'refused', '2031-11-20'],
    ['post_accident', 'cancelled', '2027-11-20'],
  ])('of type %s with result %s is kept until %s', (type, result, until) =>
    expect(computed?.['keptUntil']?.of({ type, result, testedOn: '2026-11-20' } as never)).toBe(until),
  );
});
