import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import type { LineDifference } from '../domain/differences';
import type { Problem } from '../domain/problems';
import type { KeptSection, KeptTotals, VehicleOfReturn } from '../domain/ifta-return.events';
import { RATE_KINDS, UNITS, type Rate, type RateKind, type Units } from '../domain/rates';
import type { EntryOfReturn } from '../queries/entries-of-return';
import type { FuelTaxReturn } from '../domain/return';

/** A line of a return, in the order of its paper. */
@published('ReturnLine')
export class ReturnLineView {
  @Shown(TEXT) jurisdiction: string;
  @Shown(oneOf(RATE_KINDS)) kind: RateKind;
  @Shown(described(orNull(TEXT), 'Null where there is none, or where it is not known')) rate: string | null;
  @Shown(orNull(TEXT)) rateSource: string | null;
  @Shown(described(orNull(TEXT), 'Why there is no rate')) reason: string | null;
  @Shown(WHOLE) totalMiles: number;
  @Shown(WHOLE) taxableMiles: number;
  @Shown(WHOLE) taxableGallons: number;
  @Shown(WHOLE) taxPaidGallons: number;
  @Shown(WHOLE) netTaxableGallons: number;
  @Shown(orNull(MONEY)) tax: string | null;
  @Shown(MONEY) interest: string;
  @Shown(orNull(MONEY)) total: string | null;
}
/** The section of a fuel. */
@published('ReturnSection')
export class SectionView {
  @Shown(TEXT) fuelType: string;
  @Shown(WHOLE) totalMiles: number;
  @Shown(WHOLE) totalGallons: number;
  @Shown(described(orNull(TEXT), 'Null where there are miles without fuel')) fleetMpg: string | null;
  @Shown(listOf(object(() => ReturnLineView))) lines: ReturnLineView[];
}
/** The sums of a return; null while a rate is missing. */
@published('ReturnTotals')
export class TotalsView {
  @Shown(orNull(MONEY)) tax: string | null;
  @Shown(orNull(MONEY)) surcharge: string | null;
  @Shown(orNull(MONEY)) interest: string | null;
  @Shown(orNull(MONEY)) penalty: string | null;
  @Shown(MONEY) previousCredit: string;
  @Shown(described(orNull(MONEY), 'Below 0 it is a refund')) due: string | null;
}
/** What stands in the way of a return, or should be known of it. */
@published('ReturnWarning')
export class WarningView {
  @Shown(TEXT) code: string;
  @Shown(TEXT) message: string;
  @Shown(orNull(TEXT)) jurisdiction: string | null;
  @Shown(described(FLAG, 'It cannot be filed like this')) blocks: boolean;
}
/** What a vehicle did in the quarter. */
@published('ReturnVehicle')
export class VehicleView {
  @Shown(TEXT) vehicleId: string;
  @Shown(TEXT) unit: string;
  @Shown(TEXT) miles: string;
  @Shown(TEXT) estimatedMiles: string;
  @Shown(TEXT) gallons: string;
  @Shown(described(orNull(TEXT), 'Why it is not in the return')) leftOut: string | null;
}
/** A return as its paper has it. */
@published('FuelTaxReturn')
export class ReturnView {
  @Shown(described(TEXT, 'The quarter: 3Q2026')) period: string;
  @Shown(oneOf(UNITS)) units: Units;
  @Shown(DAY) dueDate: string;
  @Shown(orNull(DAY)) filedOn: string | null;
  @Shown(listOf(object(() => SectionView))) sections: SectionView[];
  @Shown(object(() => TotalsView)) totals: TotalsView;
  @Shown(listOf(object(() => WarningView))) warnings: WarningView[];
}
/** A return of one fuel that is worked out and not kept. */
@published('ReturnPreview')
export class PreviewView extends ReturnView {
  @Shown(WHOLE) totalMiles: number;
  @Shown(WHOLE) totalGallons: number;
  @Shown(orNull(TEXT)) fleetMpg: string | null;
  @Shown(listOf(object(() => ReturnLineView))) lines: ReturnLineView[];
  @Shown(orNull(MONEY)) penalty: string | null;
}

const textOrNull = (amount: number | null): string | null => (amount === null ? null : moneyText(amount));
const known = (rate: Rate): { readonly rate: string | null; readonly rateSource: string | null } =>
  rate.is === 'known' ? { rate: rate.rate, rateSource: rate.source } : { rate: null, rateSource: null };

const lineView = ({ rate, tax, interest, total, ...line }: KeptSection['lines'][number]): ReturnLineView => ({
  ...line,
  ...known(rate),
  reason: rate.is === 'none' ? rate.reason : null,
  tax: textOrNull(tax),
  interest: moneyText(interest),
  total: textOrNull(total),
});
export const sectionView = ({ fuelType, totalMiles, totalGallons, fleetMpg, lines }: KeptSection): SectionView => ({
  ...{ fuelType, totalMiles, totalGallons, fleetMpg },
  lines: lines.map(lineView),
});
const warningView = ({ code, message, jurisdiction, blocks }: Problem): WarningView => ({
  ...{ code, message, jurisdiction, blocks },
});

export const vehicleView = (vehicle: VehicleOfReturn): VehicleView => ({ ...vehicle });
export const totalsView = ({ previousCredit, ...totals }: KeptTotals): TotalsView => ({
  tax: textOrNull(totals.tax),
  surcharge: textOrNull(totals.surcharge),
  interest: textOrNull(totals.interest),
  penalty: textOrNull(totals.penalty),
  previousCredit: moneyText(previousCredit),
  due: textOrNull(totals.due),
});
export const warningsView = (problems: readonly Problem[]): WarningView[] => problems.map(warningView);

export const returnView = ({ quarter, sections, totals, problems, ...made }: FuelTaxReturn): ReturnView => ({
  ...made,
  period: quarter,
  sections: sections.map(sectionView),
  totals: totalsView(totals),
  warnings: warningsView(problems),
});

/** That of one fuel, whose figures stand beside the sums, too. */
export const previewView = (made: FuelTaxReturn): PreviewView => {
  const whole = returnView(made);
  const { totalMiles = 0, totalGallons = 0, fleetMpg = null, lines = [] } = whole.sections[0] ?? {};
  return { ...whole, totalMiles, totalGallons, fleetMpg, lines, penalty: whole.totals.penalty };
};

/** A journal entry that books a return. */
@published('EntryOfReturn')
export class EntryOfReturnView {
  @Shown(TEXT) id: string;
  @Shown(DAY) entryDate: string;
  @Shown(described(MONEY, 'The sum of its debits')) amount: string;
}
export const entryView = ({ id, entryDate, amount }: EntryOfReturn): EntryOfReturnView => ({
  ...{ id, entryDate },
  amount: moneyText(amount),
});

/** A line that says something else than what was filed: whole miles, whole gallons, or dollars. */
@published('ReturnDifference')
export class ReturnDifferenceView {
  @Shown(TEXT) fuelType: string;
  @Shown(TEXT) jurisdiction: string;
  @Shown(oneOf(RATE_KINDS)) kind: RateKind;
  @Shown(oneOf(['miles', 'gallons', 'tax'])) what: 'miles' | 'gallons' | 'tax';
  @Shown(TEXT) filed: string;
  @Shown(TEXT) now: string;
}
export const differenceView = ({ filed, now, ...of }: LineDifference): ReturnDifferenceView => ({
  ...of,
  filed: of.what === 'tax' ? moneyText(filed) : String(filed),
  now: of.what === 'tax' ? moneyText(now) : String(now),
});
