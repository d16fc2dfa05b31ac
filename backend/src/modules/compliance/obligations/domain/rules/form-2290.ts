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
 * What one vehicle is filed with in a period: as its filing has it where staff keep one, else as the vehicle has it.
 */
interface Use {
  readonly weight: number;
  readonly month: number;
  readonly filed: DutyHeavyUse | undefined;
}

/**
 * Form 2290 for each vehicle of 55,000 lb and more: by the end of the month after the one of its first use in a period
 * from July to June; and for each that staff keep a filing of.
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
 * The month of first use in the period that begins in July of a year; null: it was not in use yet. One in use before
 * the period is used from July on.
 */
export const firstUsedIn = (year: number, firstUsed: string | null): number | null => {
  if (firstUsed === null || firstUsed < `${year}-07`) return JULY;
  return firstUsed <= `${year + 1}-06` ? Number(firstUsed.slice(5)) : null;
};

/** The last day of the month after the one of first use. */
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
      : `Category ${categoryOf(weight, false)}: ${weight.toLocaleString('en-US')} lb, ${used}, ${share}`,
    source: SOURCE,
    missing: [
      ...(hasTaxId ? [] : ['EIN']),
      ...(firstUsedMonth === null && !filed ? [`First used month of unit ${unitNumber}`] : []),
    ],
    doneOn: filed?.doneOn ?? null,
  };
};
