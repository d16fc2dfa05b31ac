import { lastOfMonth } from '../../../../../platform/money/federal-holidays';
import { within, yearsAround, type Occurrence, type Rule } from '../duties';

/** By the last digit of the USDOT number. */
const MONTH_NAMES = ['October', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
const OCTOBER = 10;

/**
 * When the biennial update is due. The last digit of the USDOT number is the month (0 is October); the year is odd or
 * even as the next-to-last digit is. Null: the number has fewer than two digits. Example: '1234567' gives July of even
 * years, `{ month: 7, odd: false }`.
 */
export const mcs150Cycle = (dotNumber: string): { readonly month: number; readonly odd: boolean } | null => {
  const digits = dotNumber.replace(/\D/g, '');
  if (digits.length < 2) return null;
  return { month: Number(digits.at(-1)) || OCTOBER, odd: Number(digits.at(-2)) % 2 === 1 };
};

/** The update of Form MCS-150 every 24 months (49 CFR 390.19). Filing early does not move the next due date. */
export const mcs150: Rule = ({ dotNumber }, span) => {
  const cycle = dotNumber === null ? null : mcs150Cycle(dotNumber);
  if (!cycle || dotNumber === null) return [];
  return yearsAround(span)
    .filter((year) => (year % 2 === 1) === cycle.odd)
    .map((year) => update(dotNumber.replace(/\D/g, ''), cycle, year))
    .filter(({ dueDate }) => within(span, dueDate));
};

const update = (digits: string, { month, odd }: { month: number; odd: boolean }, year: number): Occurrence => {
  const dueDate = lastOfMonth(year, month);
  const [last, nextToLast] = [digits.at(-1) ?? '', digits.at(-2) ?? ''];
  return {
    rule: 'mcs_150',
    title: 'MCS-150 update',
    subject: null,
    period: String(year),
    nominalDate: dueDate,
    dueDate,
    amount: 0,
    basis: `USDOT ${digits}: last digit ${last} is ${MONTH_NAMES[Number(last)] ?? ''}, next-to-last digit ${nextToLast} is ${odd ? 'odd' : 'even'} years. Free to file`,
    source: '49 CFR 390.19',
    missing: [],
    doneOn: null,
  };
};
