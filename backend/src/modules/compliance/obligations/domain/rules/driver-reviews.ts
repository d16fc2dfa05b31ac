import { addDays, usDate, yearsAfter, type IsoDate } from '../../../../../platform/money/dates';
import { type DutyDriver, type Occurrence, type Rule } from '../duties';

const QUERY_DAYS = 365;

/** The motor vehicle record of each driver has to be reviewed every 12 months (49 CFR 391.25). */
export const mvrReviews: Rule = ({ drivers }) =>
  drivers.flatMap((driver) => {
    const last = driver.recordReviewedOn ?? driver.hiredOn;
    if (last === null) return [];
    const basis = driver.recordReviewedOn
      ? `Last reviewed on ${usDate(last)}; every 12 months`
      : `Hired on ${usDate(last)} and not reviewed since; every 12 months`;
    return [about(driver, 'mvr_review', 'Annual MVR review', yearsAfter(last, 1), basis, '49 CFR 391.25')];
  });

/**
 * The employer queries the Drug & Alcohol Clearinghouse about each driver before the hire, and then at least once in
 * 365 days (49 CFR 382.701).
 */
export const clearinghouseQueries: Rule = ({ drivers }) =>
  drivers.flatMap((driver) => {
    const { clearinghouseQueriedOn: last, hiredOn } = driver;
    if (last === null && hiredOn === null) return [];
    const dueDate = last === null ? (hiredOn ?? '') : addDays(last, QUERY_DAYS);
    const basis =
      last === null
        ? `No query is on file; a full one is due before the hire on ${usDate(hiredOn)}`
        : `Last query on ${usDate(last)}; a limited one within 365 days`;
    return [about(driver, 'clearinghouse_query', 'Clearinghouse query', dueDate, basis, '49 CFR 382.701')];
  });

const about = (
  { id, name }: DutyDriver,
  rule: 'mvr_review' | 'clearinghouse_query',
  title: string,
  dueDate: IsoDate,
  basis: string,
  source: string,
): Occurrence => ({
  rule,
  title,
  subject: { kind: 'driver', id, name },
  period: dueDate,
  nominalDate: dueDate,
  dueDate,
  amount: null,
  basis,
  source,
  missing: [],
  doneOn: null,
});
