import { moneyText } from '../money/money';

/** What a sum is of: US or Canadian dollars, miles, kilometers, gallons, liters or days. */
export type SumUnit = 'money' | 'money_cad' | 'miles' | 'kilometers' | 'gallons' | 'liters' | 'days';
const MONEY: readonly SumUnit[] = ['money', 'money_cad'];

/**
 * A column of a list whose rows add up. `sql` is an expression over the alias of the list: a number (whole cents for
 * money), or with `of` the jsonb object that `of` makes a number from. A list that cannot say it in SQL uses `of`.
 * @example { in: 'money', sql: 'r.amount' }
 * @example { in: 'money', sql: "jsonb_build_object('weight', r.weight)", of: ({ weight }) => taxOf(weight) }
 */
export interface Summed {
  readonly in: SumUnit;
  readonly sql: string;
  readonly of?: (values: never) => number;
  /** The field that a row must show for its viewer to see the sum; the one of the same name when absent. */
  readonly shownBy?: string;
  /** Rows of another currency or measure are summed apart; a sum of no rows among rows of the other one is not told. */
  readonly apart?: true;
  /**
   * What is told is the average of the rows that have a value, rounded to a whole number, halves away from nought; of
   * none nothing is told.
   */
  readonly averaged?: true;
}
/** The summed columns of a list, by the name of the column; `due.money_cad` is another sum of the column `due`. */
export type SumRules = Readonly<Record<string, Summed>>;

/**
 * The sums of a column whose rows are in several currencies or measures: one for each.
 * @param units the condition of each over the alias of the list; the sum of the first has the name of the column
 * @example summedApart('due', 'r.due', { money: "r.units = 'us'", money_cad: "r.units = 'metric'" })
 */
export const summedApart = (
  name: string,
  column: string,
  units: Readonly<Partial<Record<SumUnit, string>>>,
): SumRules =>
  Object.fromEntries(
    (Object.entries(units) as [SumUnit, string][]).map(([unit, isIn], nr): [string, Summed] => [
      nr === 0 ? name : `${name}.${unit}`,
      { in: unit, sql: `CASE WHEN ${isIn} THEN ${column} END`, shownBy: name, apart: true },
    ]),
  );

/** The sum of a column over all rows of a list, as text: `{ in: 'money', sum: '12300.00' }`. */
export interface Sum {
  readonly in: SumUnit;
  readonly sum: string;
  readonly shownBy: string;
}
export type Sums = Readonly<Record<string, Sum>>;

const column = (nr: number): string => `sum_${nr}`;
const isSumColumn = /^sum_\d+$/;
export const isOfSums = (name: string): boolean => isSumColumn.test(name);

/** The expressions that a query selects for its sums, by name: `[['r.amount', 'sum_0']]`. */
export const summedColumns = (rules: SumRules): readonly (readonly [sql: string, name: string])[] =>
  Object.values(rules).map(({ sql }, nr) => [sql, column(nr)]);

/** SQL over the columns of `summedColumns` that makes one JSON text of the count and the sums. */
export const countAndSums = (rules: SumRules): string => {
  const sums = Object.values(rules).map(({ of, apart, averaged }, nr) => {
    if (of) return `jsonb_agg(${column(nr)})`;
    if (averaged) return `round(avg(${column(nr)}))::text`;
    return apart ? `sum(${column(nr)})::text` : `coalesce(sum(${column(nr)}), 0)::text`;
  });
  return sums.length === 0 ? 'count(*)' : `json_build_array(${['count(*)', ...sums].join(', ')})::text`;
};

/** Of no rows it is not told. */
const isOptional = ({ apart, averaged }: Summed): boolean => apart === true || averaged === true;

/** Reads the result of `countAndSums`: how many rows there are, and what they add up to. */
export const readCounted = (counted: unknown, rules: SumRules): { readonly total: number; readonly sums: Sums } => {
  const read: unknown = typeof counted === 'string' ? JSON.parse(counted) : counted;
  const [total = 0, ...added] = [read].flat() as (number | string | object[] | null)[];
  const sums = Object.entries(rules).flatMap(([name, rule], nr) => {
    const sum = added[nr] ?? null;
    return isOptional(rule) && sum === null ? [] : [[name, sumOf(rule, name, sum ?? '0')] as const];
  });
  return { total: Number(total), sums: Object.fromEntries(sums) };
};

/** Adds up rows that were read with the columns of `summedColumns`. */
export const sumsOfRows = (
  names: readonly string[],
  rows: readonly (readonly unknown[])[],
  rules: SumRules,
): Readonly<Record<string, Sum>> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule], nr) => {
      const at = names.indexOf(column(nr));
      const values = rows.map((row) => row[at] ?? null).filter((value) => value !== null);
      if (isOptional(rule) && values.length === 0) return [];
      if (rule.averaged) return [[name, sumOf(rule, name, averageOf(values.map(Number)))]];
      return [[name, sumOf(rule, name, rule.of ? values : added(values.map(String)))]];
    }),
  );

const sumOf = ({ in: unit, of, shownBy }: Summed, name: string, given: number | string | object[]): Sum => {
  const sum = Array.isArray(given) ? (of ? given.reduce((all, each) => all + of(each as never), 0) : 0) : given;
  return {
    in: unit,
    sum: MONEY.includes(unit) ? moneyText(Number(sum)) : trimmed(String(sum)),
    shownBy: shownBy ?? name,
  };
};

/** As PostgreSQL rounds: the average of [1, 2] is 2, that of [-1, -2] is -2. */
const averageOf = (values: readonly number[]): number => {
  const average = values.reduce((all, each) => all + each, 0) / values.length;
  return Math.sign(average) * Math.round(Math.abs(average));
};

/** '1204.500' is 1204.5. */
const trimmed = (decimal: string): string => {
  let end = decimal.length;
  while (decimal.includes('.') && decimal[end - 1] === '0') end -= 1;
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end);
};

const PLACES = 6;
/** The exact sum of decimals with at most six places: ['1.25', '-0.5'] is '0.750000'. */
const added = (values: readonly string[]): string => {
  const sum = values.reduce((all, value) => {
    const [whole = '0', places = ''] = value.replace('-', '').split('.');
    const scaled = BigInt(whole + places.slice(0, PLACES).padEnd(PLACES, '0'));
    return value.startsWith('-') ? all - scaled : all + scaled;
  }, 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(PLACES + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
};

/**
 * The sums that go with an answer: only of fields that its rows show, so that a route that leaves a field out does not
 * tell its sum either.
 */
export const shownSums = (
  sums: Sums | null,
  [first]: readonly unknown[],
): Readonly<Record<string, Pick<Sum, 'in' | 'sum'>>> | null => {
  if (sums === null || typeof first !== 'object' || first === null) return null;
  const shown = Object.entries(sums).filter(([, { shownBy }]) => shownBy in first);
  return shown.length === 0
    ? null
    : Object.fromEntries(shown.map(([name, { in: unit, sum }]) => [name, { in: unit, sum }]));
};
