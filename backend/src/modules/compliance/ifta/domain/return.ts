import { cents, type Cents } from '../../../../platform/money/money';
import type { IsoDate } from '../../../../platform/money/dates';
import { dueDateOf } from './due-date';
import { latenessOf, penaltyOn } from './late';
import { quarterIn, type Period } from './period';
import { problemsOf, type Problem } from './problems';
import type { EnteredRate, Units } from './rates';
import { sectionOf, type FuelOfQuarter, type Section } from './section';

/** What a return is worked out from. `previousCredit` is what the base state still owes, in cents. */
export interface ReturnInput {
  readonly quarter: Period;
  readonly units: Units;
  readonly fuels: readonly FuelOfQuarter[];
  /** The day on which it is filed; null: in time. */
  readonly filedOn: IsoDate | null;
  readonly previousCredit: Cents;
}

/** The sums of a return in cents; null where something is missing, so that no sum says too little. */
export interface ReturnTotals {
  readonly tax: Cents | null;
  readonly surcharge: Cents | null;
  readonly interest: Cents | null;
  readonly penalty: Cents | null;
  readonly previousCredit: Cents;
  /** Above 0 it is owed, below 0 it is a refund. */
  readonly due: Cents | null;
}
/** A return of the International Fuel Tax Agreement as its paper has it: a section for each fuel, and the sums. */
export interface FuelTaxReturn {
  readonly quarter: Period;
  readonly units: Units;
  readonly dueDate: IsoDate;
  readonly filedOn: IsoDate | null;
  readonly sections: readonly Section[];
  readonly totals: ReturnTotals;
  readonly problems: readonly Problem[];
}

/**
 * Works out a return in the order of its paper (domain rules §1.3): whole miles and gallons, miles per gallon with two
 * places, whole taxable gallons, tax of each jurisdiction in cents, surcharge without credit, interest where tax is
 * owed late, then penalty and previous credit.
 * @example computeReturn({ quarter: '3Q2026', units: 'us', filedOn: null, previousCredit: cents(0), fuels: [{ fuelType:
 *   'diesel', lines: [{ jurisdiction: 'TX', miles: '6000', taxPaidGallons: '900' }, …] }] }, []).totals.due // 2925
 */
export const computeReturn = (input: ReturnInput, entered: readonly EnteredRate[]): FuelTaxReturn => {
  const { quarter, units, filedOn, previousCredit } = input;
  const { year, quarter: name } = quarterIn(quarter);
  const dueDate = dueDateOf(year, name);
  const lateness = latenessOf(dueDate, filedOn ?? dueDate);
  const sections = input.fuels.map((fuel) => sectionOf({ quarter, units, fuel, lateness, entered }));
  const problems = problemsOf({ quarter, units, sections, lateness });
  const isKnown = !problems.some(({ hides }) => hides === 'all');
  const sum = (of: (section: Section) => Cents | null): Cents | null =>
    isKnown ? cents(sections.reduce((all, section) => all + (of(section) ?? 0), 0)) : null;
  const [tax, surcharge] = [sum((section) => section.tax), sum((section) => section.surcharge)];
  const owed = tax === null || surcharge === null ? null : tax + surcharge;
  const isInterestKnown = !problems.some(({ hides }) => hides === 'interest');
  const interest = isInterestKnown ? sum((section) => section.interest) : null;
  const penalty = owed === null ? null : penaltyOn(owed, lateness);
  const due =
    owed === null || interest === null || penalty === null ? null : cents(owed + interest + penalty - previousCredit);
  return {
    ...{ quarter, units, dueDate, filedOn, sections, problems },
    totals: { tax, surcharge, interest, penalty, previousCredit, due },
  };
};
