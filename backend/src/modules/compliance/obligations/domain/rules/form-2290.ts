import { nextBusinessDay } from '../../../../../platform/money/business-days';
import type { IsoDate } from '../../../../../platform/money/dates';
import { lastOfMonth } from '../../../../../platform/money/federal-holidays';
import { dollars } from '../../../../../platform/money/money';
import {
  within,
  yearsAround,
  type ClientDuties,
  type DutyHeavyUse,
  type DutyVehicle,
  type Occurrence,
  type Rule,
} from '../duties';
import { annualTax, categoryOf, isHeavy, monthsTaxed, taxFrom } from './form-2290-tax';

const JULY = 7;
const SOURCE = '26 U.S.C. 4481; a weekend or holiday moves it, 26 U.S.C. 7503';
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The weight and the month of first use (1 to 12) of a vehicle in a tax period: from its Form 2290 filing where staff
 * keep one, else from the vehicle’s record.
 */
interface Use {
  readonly weight: number;
  readonly month: number;
  readonly filed: DutyHeavyUse | undefined;
}

/**
 * Form 2290 for each vehicle of 55,000 lb and more, once per tax period (July through June). It is due by the end of
 * the month after the month of first use in the period. Where staff keep a filing, it is reported even when it is due
 * outside the span.
 */
export const form2290: Rule = (duties, span) =>
  yearsAround(span).flatMap((year) =>
    duties.vehicles.flatMap((vehicle) => {
      const use = useIn(duties, vehicle, year);
      if (!use || !isHeavy(use.weight, year)) return [];
      const occurrence = filing(duties, vehicle, year, use);
      return use.filed || within(span, occurrence.dueDate) ? [occurrence] : [];
    }),
  );

const useIn = ({ heavyUse }: ClientDuties, { id, weight, firstUsedMonth }: DutyVehicle, year: number): Use | null => {
  const filed = heavyUse.find(({ vehicleId, taxYear }) => vehicleId === id && taxYear === year);
  const month = filed?.firstUsedMonth ?? firstUsedIn(year, firstUsedMonth);
  return month === null ? null : { weight: filed?.weight ?? weight ?? 0, month, filed };
};

/**
 * The month of first use (1 to 12) in the tax period that begins in July of a year; null: the vehicle was first used
 * after that period. A vehicle that was in use before, or whose month is not known, is used from July on.
 * @param firstUsed YYYY-MM
 */
export const firstUsedIn = (year: number, firstUsed: string | null): number | null => {
  if (firstUsed === null || firstUsed < `${year}-07`) return JULY;
  return firstUsed <= `${year + 1}-06` ? Number(firstUsed.slice(5)) : null;
};

/**
 * The last day of the month after the month of first use, before weekends and holidays move it.
 * @param year the year in whose July the tax period begins
 * @param month of first use, 1 to 12
 */
export const nominal2290 = (year: number, month: number): IsoDate =>
  lastOfMonth(month >= JULY ? year : year + 1, month + 1);

const filing = (
  { hasTaxId }: ClientDuties,
  { id, unitNumber, firstUsedMonth }: DutyVehicle,
  year: number,
  { weight, month, filed }: Use,
): Occurrence => {
  const suspended = filed?.suspended ?? false;
  const nominalDate = nominal2290(year, month);
  const months = monthsTaxed(month);
  const share = months === 12 ? 'the whole period' : `${months} of 12 months of ${dollars(annualTax(weight, year))}`;
  const used = `first used in ${MONTH_NAMES[month - 1] ?? ''}`;
  return {
    rule: 'form_2290',
    title: 'Form 2290',
    subject: { kind: 'vehicle', id, name: unitNumber },
    period: `${year}-07..${year + 1}-06`,
    nominalDate,
    dueDate: nextBusinessDay(nominalDate),
    amount: suspended ? 0 : taxFrom(weight, year, month),
    basis: suspended
      ? `Category W: suspended, still filed without tax; ${used}`
      : `Category ${categoryOf(weight, year)}: ${weight.toLocaleString('en-US')} lb, ${used}, ${share}`,
    source: SOURCE,
    missing: [
      ...(hasTaxId ? [] : ['EIN']),
      ...(firstUsedMonth === null && !filed ? [`First used month of unit ${unitNumber}`] : []),
    ],
    doneOn: filed?.doneOn ?? null,
  };
};
