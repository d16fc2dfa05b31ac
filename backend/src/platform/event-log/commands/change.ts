import type { RowChange } from '../projections/rows';
import type { Append, Guard } from '../store/unit';

/** What a decision changes in one stream: its events, its rows, and the streams that it relies on. */
export interface Change {
  readonly append: Append;
  readonly rows: readonly RowChange[];
  readonly guards: readonly Guard[];
}

/** Works on one item after the other, so that the caller gets the first refusal. */
export const flattened = async <From, To>(
  items: readonly From[],
  work: (item: From) => Promise<readonly To[]>,
): Promise<To[]> => {
  const results: To[] = [];
  for (const item of items) results.push(...(await work(item)));
  return results;
};

/** Each guard once, also where several entries of a commit rely on the same stream. */
export const onceEach = (guards: readonly Guard[]): readonly Guard[] =>
  guards.length < 2
    ? guards
    : [...new Map(guards.map((guard) => [`${guard.stream}@${guard.version}`, guard])).values()];
