import { nextBusinessDay } from '../../../../../platform/money/business-days';
import { lastOfMonth } from '../../../../../platform/money/federal-holidays';
import { dollars } from '../../../../../platform/money/money';
import { dueDateOf, isQualified, nominalDateOf, QUARTERS, type Quarter } from '../../../ifta';
import { counted, within, yearsAround, type ClientDuties, type Occurrence, type Rule } from '../duties';

const MONTHS = ['January–March', 'April–June', 'July–September', 'October–December'];
const SOURCE = 'IFTA Procedures Manual P1040';

/**
 * An IFTA return for each quarter that is due in the span while the fleet has a qualified vehicle, and for each quarter
 * that staff keep a filing for.
 */
export const iftaReturns: Rule = (duties, span) => {
  const qualified = duties.vehicles.filter(isQualified).length;
  return yearsAround(span).flatMap((year) =>
    QUARTERS.flatMap((quarter) => {
      const opened = duties.iftaProcesses.find((each) => each.year === year && each.quarter === quarter);
      const isDue = qualified > 0 && within(span, dueDateOf(year, quarter));
      return opened || isDue ? [quarterly(year, quarter, qualified, opened, span.today)] : [];
    }),
  );
};

const quarterly = (
  year: number,
  quarter: Quarter,
  qualified: number,
  opened: ClientDuties['iftaProcesses'][number] | undefined,
  today: string,
): Occurrence => {
  const number = QUARTERS.indexOf(quarter) + 1;
  const period = `${number}Q${year}`;
  const owed = opened?.taxOwed ?? null;
  const nominalDate = nominalDateOf(year, quarter);
  const dueDate = nextBusinessDay(opened?.dueDate ?? nominalDate);
  const hasEnded = lastOfMonth(year, number * 3) < today;
  return {
    rule: 'ifta_return',
    title: 'IFTA return',
    subject: null,
    period,
    // the stored due date of a filing is already moved, unless staff set a date of their own
    nominalDate: opened && dueDate !== nextBusinessDay(nominalDate) ? opened.dueDate : nominalDate,
    dueDate,
    amount: owed,
    basis: `${MONTHS[number - 1] ?? ''} ${year}: ${qualified > 0 ? counted(qualified, 'qualified vehicle') : 'a filing is open for this quarter'}. Due even with no miles driven and no tax owed${owed === null ? '' : `. Tax owed by its filing: ${dollars(owed)}`}`,
    source: SOURCE,
    missing: hasEnded
      ? [
          ...(opened?.hasMiles ? [] : [`Miles by state for ${period}`]),
          ...(opened?.hasGallons ? [] : [`Fuel receipts for ${period}`]),
        ]
      : [],
    doneOn: opened?.doneOn ?? null,
  };
};
