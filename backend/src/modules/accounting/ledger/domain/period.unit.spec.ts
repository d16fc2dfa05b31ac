import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { closedMonthOf, openDayFrom, periodDecider, type BookPeriods } from './period';
import type { PeriodEvent } from './period.events';

const given = deciderSpec(periodDecider);
const BOOK = '0198c0de-0000-7000-8000-000000000001';
const CHECKED = [{ title: 'No draft invoice of the month', ok: true }];
const UNMET = [{ title: 'No draft invoice of the month', ok: false }];
const begun = (month: string): PeriodEvent => ({ type: 'PeriodCloseBegun', data: { book: BOOK, month } });
const PRINT = {
  on: '2026-11-26',
  balances: [
    { account: '1100', debit: 50_000, credit: 0 },
    { account: '4000', debit: 0, credit: 50_000 },
  ],
  netIncome: 50_000,
  head: { position: 81, recordedAt: '2026-11-26T15:00:00.000Z' },
  checklist: CHECKED,
};
const closed = (month: string): PeriodEvent => ({ type: 'PeriodClosed', data: { book: BOOK, month, ...PRINT } });
const reopened = (month: string): PeriodEvent => ({
  type: 'PeriodReopened',
  data: { book: BOOK, month, on: '2026-11-26', reason: 'A bill came late' },
});
const begin = (month: string, checklist = CHECKED, reason: string | null = null) =>
  ({ type: 'BeginClose', book: BOOK, month, today: '2026-11-26', checklist, reason }) as const;
const close = (month: string) => ({ type: 'ClosePeriod', book: BOOK, month, ...PRINT }) as const;
const reopen = (month: string) =>
  ({ type: 'ReopenPeriod', book: BOOK, month, on: '2026-11-26', reason: 'A bill came late' }) as const;

describe('a month of a book', () => {
  it('is closed in two steps: first nothing more is booked in it, then its balances are kept', () => {
    given().when(begin('2026-10')).then(begun('2026-10'));
    given(begun('2026-10')).when(close('2026-10')).then(closed('2026-10'));
  });
  it('can be closed again after a close that broke off', () => {
    given(begun('2026-10')).when(begin('2026-10')).thenNothing();
  });
  it('cannot be closed before it is over', () => {
    given().when(begin('2026-11')).thenRefused('MONTH_NOT_OVER', 'November 2026 is not over');
    given().when(begin('2027-01')).thenRefused('MONTH_NOT_OVER', 'January 2027 is not over');
  });
  it('cannot be closed twice', () => {
    const twice = given(begun('2026-10'), closed('2026-10'));
    twice.when(begin('2026-10')).thenNothing();
    twice.when(close('2026-10')).thenRefused('PERIOD_CLOSED', 'October 2026 is closed already');
  });
  it('needs a reason where the checklist is not met', () => {
    given()
      .when(begin('2026-10', UNMET))
      .thenRefused('INVALID', 'Give a reason, as this is not met: No draft invoice of the month');
    given()
      .when(begin('2026-10', UNMET, 'The draft is a test'))
      .then(begun('2026-10'));
  });
  it('is reopened, once, and can be closed again', () => {
    const history = [begun('2026-10'), closed('2026-10')];
    given(...history)
      .when(reopen('2026-10'))
      .then(reopened('2026-10'));
    given(...history, reopened('2026-10'))
      .when(reopen('2026-10'))
      .thenRefused('PERIOD_OPEN', 'October 2026 is not closed');
    given(...history, reopened('2026-10'))
      .when(begin('2026-10'))
      .then(begun('2026-10'));
    given(...history, reopened('2026-10'))
      .when(close('2026-10'))
      .thenRefused('PERIOD_REOPENED');
  });
  it('is not reopened while a later month is closed, whose balances it would change', () => {
    given(begun('2026-09'), closed('2026-09'), begun('2026-10'), closed('2026-10'))
      .when(reopen('2026-09'))
      .thenRefused('LATER_MONTH_CLOSED', 'October 2026 is closed as well; reopen that first');
  });
});

describe('a day of a book', () => {
  const periods: BookPeriods = { book: BOOK, months: { '2026-08': 'closed', '2026-10': 'closing' } };
  it('is open after the last closed month', () => {
    expect([closedMonthOf(periods, '2026-11-01'), openDayFrom(periods, '2026-11-14')]).toEqual([null, '2026-11-14']);
  });
  it('is closed in a closed month, one that is being closed, and in an open one before it', () => {
    expect(['2026-10-31', '2026-08-01', '2026-09-15', '2024-02-29'].map((day) => closedMonthOf(periods, day))).toEqual([
      '2026-10',
      '2026-08',
      '2026-10',
      '2026-10',
    ]);
    expect(openDayFrom(periods, '2026-08-03')).toBe('2026-11-01');
  });
  it('is open in a book without closed months, and over the end of a year', () => {
    expect(openDayFrom({ book: null, months: {} }, '2019-01-01')).toBe('2019-01-01');
    expect(openDayFrom({ book: null, months: { '2025-12': 'closed' } }, '2025-12-31')).toBe('2026-01-01');
  });
});
