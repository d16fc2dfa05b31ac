import { counted, within, yearsAround, type ClientDuties, type Occurrence, type Rule } from '../duties';
import fees from './ucr-fees.json';

/** A vehicle of at least this many pounds counts as a commercial motor vehicle. */
const LEAST_WEIGHT = 10_001;

interface Fee {
  readonly cents: number;
  /** The fleet sizes of the fee: '0–2', '1,001 and more'. */
  readonly bracket: string;
  readonly source: string;
}

/** The UCR fee of a registration year for this number of vehicles; null: our data has no fee for it. */
export const ucrFee = (year: number, vehicles: number): Fee | null => {
  const known = fees.years.filter(({ from }) => from <= year).at(-1);
  const at = known?.brackets.findIndex(({ upTo }) => upTo === null || vehicles <= upTo) ?? -1;
  const bracket = known?.brackets[at];
  if (!known || !bracket) return null;
  const before = known.brackets[at - 1]?.upTo ?? -1;
  const least = (before + 1).toLocaleString('en-US');
  const most = bracket.upTo === null ? ' and more' : `–${bracket.upTo.toLocaleString('en-US')}`;
  return { cents: bracket.fee, bracket: `${least}${most}`, source: known.source };
};

/**
 * Unified Carrier Registration for each calendar year, for clients that run commercial motor vehicles. It is due on
 * December 31 of the year before, because enforcement begins on January 1. A vehicle of unknown weight counts.
 */
export const ucr: Rule = (duties, span) => {
  const counting = duties.vehicles.filter(({ weight }) => weight === null || weight >= LEAST_WEIGHT);
  if (counting.length === 0) return [];
  return yearsAround(span)
    .map((year) => registration(duties, counting, year))
    .filter(({ dueDate }) => within(span, dueDate));
};

const registration = ({ dotNumber }: ClientDuties, vehicles: ClientDuties['vehicles'], year: number): Occurrence => {
  const fee = ucrFee(year, vehicles.length);
  const dueDate = `${year - 1}-12-31`;
  const window = `Registration opens October 1, ${year - 1} and is enforced from January 1, ${year}`;
  return {
    rule: 'ucr',
    title: 'UCR registration',
    subject: null,
    period: String(year),
    nominalDate: dueDate,
    dueDate,
    amount: fee?.cents ?? null,
    basis: `${counted(vehicles.length, 'vehicle')}: ${fee ? `bracket ${fee.bracket}` : `the fees of ${year} are not known`}. ${window}`,
    source: fee ? `UCR fees ${fee.source}` : 'Unified Carrier Registration',
    missing: [
      ...(dotNumber === null ? ['USDOT number'] : []),
      ...vehicles.filter(({ weight }) => weight === null).map(({ unitNumber }) => `Weight of unit ${unitNumber}`),
    ],
    doneOn: null,
  };
};
