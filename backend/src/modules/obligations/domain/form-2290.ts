import { nextBusinessDay } from '../../../platform/money/business-days';
import type { IsoDate } from '../../../platform/money/dates';
import { lastOfMonth } from '../../../platform/money/federal-holidays';
import { dollars } from '../../../platform/money/money';
import { within, yearsAround, type ClientDuties, type DutyVehicle, type Occurrence, type Rule } from './duties';
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

/** Form 2290 for each vehicle of 55,000 lb and more: by the end of the month after the one of its first use in a period from July to June. */
export const form2290: Rule = (duties, span) =>
  yearsAround(span).flatMap((year) =>
    duties.vehicles
      .filter(({ weight }) => weight !== null && isHeavy(weight, year))
      .flatMap((vehicle) => {
        const month = firstUsedIn(year, vehicle.firstUsedMonth);
        const occurrence = month === null ? null : filing(duties, vehicle, year, month);
        return occurrence && within(span, occurrence.dueDate) ? [occurrence] : [];
      }),
  );

/** The month of first use in the period that begins in July of a year; null: it was not in use yet. One in use before the period is used from July on. */
export const firstUsedIn = (year: number, firstUsed: string | null): number | null => {
  if (firstUsed === null || firstUsed < `${year}-07`) return JULY;
  return firstUsed <= `${year + 1}-06` ? Number(firstUsed.slice(5)) : null;
};

/** The last day of the month after the one of first use. */
export const nominal2290 = (year: number, month: number): IsoDate =>
  lastOfMonth(month >= JULY ? year : year + 1, month + 1);

const filing = (
  { hasTaxId, heavyUse }: ClientDuties,
  { id, unitNumber, weight, firstUsedMonth }: DutyVehicle,
  year: number,
  month: number,
): Occurrence => {
  const pounds = weight ?? 0;
  const filed = heavyUse.find(({ vehicleId, taxYear }) => vehicleId === id && taxYear === year);
  const suspended = filed?.suspended ?? false;
  const nominalDate = nominal2290(year, month);
  const months = monthsTaxed(month);
  const share = months === 12 ? 'the whole period' : `${months} of 12 months of ${dollars(annualTax(pounds, year))}`;
  const used = `first used in ${MONTH_NAMES[month - 1] ?? ''}`;
  return {
    rule: 'form_2290',
    title: 'Form 2290',
    subject: { kind: 'vehicle', id, name: unitNumber },
    period: `${year}-07..${year + 1}-06`,
    nominalDate,
    dueDate: nextBusinessDay(nominalDate),
    amount: suspended ? 0 : taxFrom(pounds, year, month),
    basis: suspended
      ? `Category W: suspended, still filed without tax; ${used}`
      : `Category ${categoryOf(pounds, false)}: ${pounds.toLocaleString('en-US')} lb, ${used}, ${share}`,
    source: SOURCE,
    missing: [
      ...(hasTaxId ? [] : ['EIN']),
      ...(firstUsedMonth === null ? [`First used month of unit ${unitNumber}`] : []),
    ],
    doneOn: filed?.doneOn ?? null,
  };
};
