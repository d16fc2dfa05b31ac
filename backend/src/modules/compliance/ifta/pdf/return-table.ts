import { labelOf } from '../../../../platform/fields/words';
import { STATE_NAMES } from '../../../../platform/fields/places';
import { usDate } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import { grand, heading, line, total, type ReportTable } from '../../../accounting/reports';
import type { KeptSection } from '../domain/ifta-return.events';
import { periodOf } from '../domain/period';
import type { IftaReturn } from '../ifta-return';

type Line = KeptSection['lines'][number];

const amount = (value: number | null): string | null => (value === null ? 'not known' : moneyText(value));
const rateText = ({ rate }: Line): string =>
  rate.is === 'known' ? rate.rate : rate.is === 'none' ? 'none' : 'not known';
const nameOf = ({ jurisdiction, kind }: Line): string =>
  `${jurisdiction} ${STATE_NAMES[jurisdiction] ?? ''}${kind === 'surcharge' ? ' surcharge' : ''}`;

const rowsOf = ({ fuelType, totalMiles, totalGallons, fleetMpg, lines }: KeptSection) => {
  const sum = (of: (each: Line) => number): string => String(lines.reduce((all, each) => all + of(each), 0));
  const money = (of: (each: Line) => number | null): string =>
    moneyText(lines.reduce((all, each) => all + (of(each) ?? 0), 0));
  return [
    heading(`${labelOf(fuelType)}: ${totalMiles} miles, ${totalGallons} gallons, ${fleetMpg ?? 'no'} miles per gallon`),
    ...lines.map((each) =>
      line(
        ...[nameOf(each), rateText(each), String(each.totalMiles), String(each.taxableMiles)],
        ...[String(each.taxableGallons), String(each.taxPaidGallons), String(each.netTaxableGallons)],
        ...[amount(each.tax), moneyText(each.interest), amount(each.total)],
      ),
    ),
    total(
      ...['Total', null, sum((each) => each.totalMiles), sum((each) => each.taxableMiles)],
      ...[sum((each) => (each.kind === 'tax' ? each.taxableGallons : 0)), sum((each) => each.taxPaidGallons)],
      ...[sum((each) => (each.kind === 'tax' ? each.netTaxableGallons : 0)), money((each) => each.tax)],
      ...[money((each) => each.interest), money((each) => each.total)],
    ),
  ];
};

/**
 * A return in the order of the columns of its paper (domain rules §1.3: jurisdiction, rate, total and taxable miles,
 * taxable, tax-paid and net gallons, tax, interest, total), then the sums.
 */
export const returnTable = (of: IftaReturn, client: string, firm: string): ReportTable => {
  const { sections, totals, status, filing, filedOn, reference, inputHash } = of;
  const empty = [null, null, null, null, null, null, null, null] as const;
  const distance = of.units === 'us' ? 'miles' : 'km';
  const volume = of.units === 'us' ? 'gallons' : 'liters';
  return {
    title: `Fuel tax return ${periodOf(of.year, of.quarter)}`,
    about: [
      ['Firm', firm],
      ['Client', client],
      ['Due', usDate(of.dueDate)],
      ['Status', filedOn === null ? status : `filed ${usDate(filedOn)}, version ${filing}`],
      ...(reference === null ? [] : ([['Reference', reference]] as const)),
      ['Made from', `${of.trips} trips and ${of.fuelRows} fuel purchases, ${inputHash.slice(0, 16)}`],
    ],
    columns: [
      { header: 'Jurisdiction', is: 'text' },
      { header: 'Rate', is: 'number' },
      { header: `Total ${distance}`, is: 'number' },
      { header: `Taxable ${distance}`, is: 'number' },
      { header: `Taxable ${volume}`, is: 'number' },
      { header: `Paid ${volume}`, is: 'number' },
      { header: `Net ${volume}`, is: 'number' },
      { header: 'Tax', is: 'money' },
      { header: 'Interest', is: 'money' },
      { header: 'Total', is: 'money' },
    ],
    rows: [
      ...sections.flatMap(rowsOf),
      ...(sections.length === 0 ? [line('No operations in this quarter', ...empty, '0.00')] : []),
      line('Tax', ...empty, amount(totals.tax)),
      line('Surcharges', ...empty, amount(totals.surcharge)),
      line('Interest', ...empty, amount(totals.interest)),
      line('Penalty', ...empty, amount(totals.penalty)),
      line('Credit of returns before', ...empty, moneyText(-totals.previousCredit)),
      grand((totals.due ?? 0) < 0 ? 'Refund' : 'Due', ...empty, amount(totals.due)),
    ],
  };
};
