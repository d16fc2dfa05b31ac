import { addDays, usDate, yearsAfter, type IsoDate } from '../../../../../platform/money/dates';
import { counted, type DutyRenewal, type Occurrence, type Rule } from '../duties';
import { irpFee, reportingPeriod } from './irp-fees';

const SOURCE = 'International Registration Plan; reporting period 29-250-162 Me. Code R. § 14';

/**
 * An IRP renewal for each fleet, due the day before its registration year begins: the renewals that staff keep, and for
 * each fleet the one that follows its latest.
 */
export const irpRenewals: Rule = ({ irpRenewals: stored }, { until }) => [
  ...stored.map((renewal) => occurrence(renewal, renewal)),
  ...stored
    .filter((one) => !stored.some(({ fleet, yearStart }) => fleet === one.fleet && yearStart > one.yearStart))
    .map((last) => occurrence({ fleet: last.fleet, yearStart: yearsAfter(last.yearStart, 1) }, null))
    .filter(({ dueDate }) => dueDate <= until),
];

const occurrence = (
  { fleet, yearStart }: { readonly fleet: string; readonly yearStart: IsoDate },
  renewal: DutyRenewal | null,
): Occurrence => {
  const [dueDate, { from, to }] = [addDays(yearStart, -1), reportingPeriod(yearStart)];
  const lines = renewal?.jurisdictions ?? [];
  const fee =
    lines.length === 0
      ? 'The fee follows from the distance in each jurisdiction and its full fee'
      : `${counted(lines.length, 'jurisdiction')}, each with its full fee by its share of the distance`;
  return {
    rule: 'irp_renewal',
    title: `IRP renewal of ${fleet}`,
    subject: null,
    period: `${yearStart.slice(0, 7)}..${addDays(yearsAfter(yearStart, 1), -1).slice(0, 7)}`,
    nominalDate: dueDate,
    dueDate,
    amount: lines.length === 0 ? null : irpFee(lines),
    basis: `The registration year begins on ${usDate(yearStart)}. ${fee}. Reporting period ${usDate(from)} to ${usDate(to)}; its records are kept 5½ years`,
    source: SOURCE,
    missing: [
      ...(renewal ? [] : ['Renewal of the fleet']),
      ...(lines.length === 0 ? [`Distance by jurisdiction from ${usDate(from)} to ${usDate(to)}`] : []),
    ],
    doneOn: renewal?.doneOn ?? null,
  };
};
