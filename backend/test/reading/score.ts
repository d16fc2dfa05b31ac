import type { Truth } from './paper';

/** What a reader gave, as the API answers: `value` null where it has only choices. */
export interface Given {
  readonly kind: string;
  readonly fields: readonly {
    readonly name: string;
    readonly value: string | null;
    readonly currency?: string | null;
    readonly confidence: number;
  }[];
  readonly loads?: readonly Given[];
}
/** From here on a value is filled into a form: sure. */
const SURE = 0.6;

/** How one field was read over many papers. */
export interface Tally {
  readonly name: string;
  readonly right: number;
  /** Given as sure and not what the paper says, or not on the paper at all. */
  readonly wrong: number;
  /** On the paper and not given. */
  readonly missing: number;
}

/** Letters and digits alone, in small letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
/** '2,150.0 USD' and '2150.00 USD' are the same. */
const plainly = (text: string): string => {
  const [number = '', unit = ''] = text.split(' ');
  const amount = Number(number.replaceAll(',', ''));
  return number !== '' && Number.isFinite(amount) ? `${amount} ${unit}`.trim() : folded(text);
};

/** What was right, wrong and missing in one paper: [field, verdict] pairs. */
export const judged = (truth: Truth, given: Given, names: ReadonlySet<string>): (readonly [string, keyof Tally])[] => {
  const verdicts: (readonly [string, keyof Tally])[] = [
    ['kind', truth.kind === given.kind ? 'right' : given.kind === 'unknown' ? 'missing' : 'wrong'],
  ];
  const sure = new Map(
    given.fields
      .filter(({ value, confidence, name }) => value !== null && confidence >= SURE && names.has(name))
      .map(({ name, value, currency }) => [name, currency ? `${value ?? ''} ${currency}` : (value ?? '')]),
  );
  for (const [name, value] of Object.entries(truth.fields)) {
    const told = sure.get(name);
    verdicts.push([name, told === undefined ? 'missing' : plainly(told) === plainly(value) ? 'right' : 'wrong']);
  }
  for (const name of sure.keys()) if (!(name in truth.fields)) verdicts.push([name, 'wrong']);
  truth.loads?.forEach((load, at) => {
    const other = given.loads?.[at] ?? { kind: load.kind, fields: [] };
    verdicts.push(...judged(load, other, names));
  });
  return verdicts;
};

/** The sums of many papers, by field. */
export const tallied = (verdicts: readonly (readonly [string, keyof Tally])[]): readonly Tally[] => {
  const sums = new Map<string, { name: string; right: number; wrong: number; missing: number }>();
  for (const [name, verdict] of verdicts) {
    const sum = sums.get(name) ?? { name, right: 0, wrong: 0, missing: 0 };
    if (verdict !== 'name') sum[verdict] += 1;
    sums.set(name, sum);
  }
  return [...sums.values()];
};
/** Right among all that the papers say, in percent. */
export const recallOf = ({ right, wrong, missing }: Tally): number =>
  (100 * right) / Math.max(1, right + wrong + missing);
/** Right among all that was given as sure, in percent. */
export const precisionOf = ({ right, wrong }: Tally): number =>
  right + wrong === 0 ? 100 : (100 * right) / (right + wrong);
