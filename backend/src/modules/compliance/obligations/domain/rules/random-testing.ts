import { lastOfMonth } from '../../../../../platform/money/federal-holidays';
import { counted, yearsAround, type ClientDuties, type DutyTest, type Occurrence, type Rule } from '../duties';
import table from './random-testing-rates.json';

type Rates = (typeof table.rates)[number];

const QUARTERS = [3, 6, 9, 12];
const SPREAD =
  'Tests come unannounced and spread reasonably over the year; drivers in the pool of a consortium are tested as it draws them';

/** The number of drivers employed at the end of each quarter of a year; for quarters to come, as far as is known. */
export const driversByQuarter = ({ positions }: Pick<ClientDuties, 'positions'>, year: number): readonly number[] =>
  QUARTERS.map((month) => {
    const day = lastOfMonth(year, month);
    return positions.filter(
      ({ hiredOn, endedOn }) => (hiredOn === null || hiredOn <= day) && (endedOn === null || endedOn >= day),
    ).length;
  });

/**
 * The number of random tests that a year needs: at least this percentage of the average number of drivers, rounded up.
 * @param quarters the number of drivers at the end of each quarter; 50 percent of [4, 4, 5, 5] are 2.25, so 3 tests
 */
export const testsNeeded = (percent: number, quarters: readonly number[]): number =>
  Math.ceil((percent * summed(quarters)) / (100 * quarters.length));

const summed = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const inWords = (number: number): string => number.toLocaleString('en-US', { maximumFractionDigits: 4 });

/**
 * Random drug and alcohol tests of each calendar year for clients that have drivers (49 CFR 382.305): a percentage of
 * the average number of driver positions. A year that has ended is reported for one more year, because test results
 * come in late.
 */
export const randomTesting: Rule = (duties, span) =>
  yearsAround(span)
    .map((year) => testing(duties, year, span.today))
    .filter((one): one is Occurrence => one !== null && one.dueDate <= span.until);

/** A kind of test and the percentage of drivers that it must reach in the year. */
interface Wanted {
  readonly what: DutyTest['substance'];
  readonly percent: number;
}

const testing = (duties: ClientDuties, year: number, today: string): Occurrence | null => {
  const quarters = driversByQuarter(duties, year);
  if (summed(quarters) === 0) return null;
  const isAlone = Math.max(...quarters) === 1;
  const rate = table.rates.find((each) => each.year === year);
  const wanted: readonly Wanted[] = rate
    ? [
        { what: 'drug', percent: rate.drug },
        { what: 'alcohol', percent: rate.alcohol },
      ]
    : [];
  const done = ({ what }: Wanted) =>
    duties.tests.filter(({ substance, testedOn }) => substance === what && testedOn.startsWith(`${year}-`)).length;
  const open = (one: Wanted) => Math.max(0, testsNeeded(one.percent, quarters) - done(one));
  const dueDate = `${year}-12-31`;
  const isOver = dueDate < today;
  const isDone = !isAlone && rate !== undefined && wanted.every((one) => open(one) === 0);
  return {
    rule: 'random_testing',
    title: 'Random drug and alcohol tests',
    subject: null,
    period: String(year),
    nominalDate: dueDate,
    dueDate,
    amount: null,
    basis: isAlone ? ofOne(rate) : ofMany(quarters, wanted, done),
    source: `${isAlone ? '49 CFR 382.103(b) and 382.305' : '49 CFR 382.305'}${rate ? `; rates of ${year}: ${rate.source}` : ''}`,
    missing: isAlone
      ? [`Statement of the consortium for ${year}`]
      : wanted.flatMap((one) => (open(one) > 0 ? [`${counted(open(one), `random ${one.what} test`)} of ${year}`] : [])),
    doneOn: isDone && isOver ? dueDate : null,
    isOver,
  };
};

const ofOne = (rate: Rates | undefined): string =>
  `1 driver: a pool needs more than one, so whoever drives alone joins a consortium. ${rate ? `Its pool is tested at ${rate.drug}% for drugs and ${rate.alcohol}% for alcohol` : 'The rates of the year are not known yet'}`;

const ofMany = (quarters: readonly number[], wanted: readonly Wanted[], done: (one: Wanted) => number): string => {
  const average = summed(quarters) / quarters.length;
  const drivers = `${inWords(average)} drivers on average of the quarters (${quarters.join(', ')})`;
  if (wanted.length === 0) return `${drivers}; the rates of the year are not known yet. ${SPREAD}`;
  const numbers = wanted.map((one) => {
    const [product, needed] = [(one.percent * average) / 100, testsNeeded(one.percent, quarters)];
    const rounded = product === needed ? inWords(product) : `${inWords(product)}, so ${needed}`;
    return `${one.what} tests at least ${one.percent}%: ${rounded}, done ${done(one)}`;
  });
  return `${drivers}: ${numbers.join('; ')}. ${SPREAD}`;
};
