import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

/** The SQL expressions in which a list is searched. */
export interface Searched {
  readonly texts: readonly string[];
  /**
   * The indexed column of a number. When some row has exactly the search text as its number, only such rows are found.
   */
  readonly number?: string;
  /** A further condition by which rows are found: the label of a choice, or the name of a referenced record. */
  readonly alternative?: (q: string) => SearchAlternative | null | Promise<SearchAlternative | null>;
}
export interface SearchAlternative {
  readonly condition: string;
  readonly values: Readonly<Record<string, unknown>>;
}

type Rows = SelectQueryBuilder<ObjectLiteral>;
type How = 'LIKE' | 'ILIKE';

/**
 * The trigram index finds three letters or digits in a row anywhere in a text; fewer are found only at the beginning of
 * a word.
 */
const ANYWHERE = /[\p{L}\p{N}]{3}/u;
const WORD = /[\p{L}\p{N}]/u;

const literally = (q: string): string => q.replace(/[\\%_]/g, (c) => `\\${c}`);
/** The LIKE patterns for texts that contain `q`. */
export const patternsOf = (q: string): readonly string[] => {
  if (!WORD.test(q)) return [];
  const words = literally(q);
  return ANYWHERE.test(q) ? [`%${words}%`] : [`${words}%`, `% ${words}%`];
};

/** Whether a text contains `q`, by the same rule, for texts that are not in the database. */
export const holds = (text: string, q: string): boolean => {
  if (!WORD.test(q)) return false;
  return ANYWHERE.test(q) ? text.includes(q) : text.startsWith(q) || text.includes(` ${q}`);
};

/**
 * Restricts a query to rows in which one of the texts contains `q`. A `q` without letters or digits finds nothing.
 * @param or a further condition by which rows are found
 */
export const containing = (rows: Rows, q: string, texts: readonly string[], how: How = 'ILIKE', or?: string): void => {
  const patterns = patternsOf(q);
  const conditions = texts.flatMap((text) => patterns.map((_, nr) => `${text} ${how} :pattern${nr}`));
  if (or) conditions.push(or);
  rows.andWhere(
    new Brackets((any) => (conditions.length > 0 ? conditions : ['FALSE']).forEach((one) => any.orWhere(one))),
  );
  rows.setParameters(Object.fromEntries(patterns.map((pattern, nr) => [`pattern${nr}`, pattern])));
};

/** If some row has `q` as its number, restricts the query to such rows. @returns whether there is one */
export const numbered = async (rows: Rows, q: string, number: string): Promise<boolean> => {
  const condition = `${number} = ANY(:whole)`;
  const whole = [...new Set([q, q.toUpperCase(), q.toLowerCase()])];
  const some = rows.clone().select('1', 'one').andWhere(condition, { whole }).limit(1);
  if (!(await some.getRawOne())) return false;
  rows.andWhere(condition, { whole });
  return true;
};

/**
 * Up to this many rows are looked up by their ids, which takes no longer than scanning some hundred thousand rows in
 * order.
 */
const FEW = 4_000;

/**
 * The ids of the rows that contain the search text, when they are few: the trigram index finds them at once, whereas
 * reading the list in its order would scan all other rows. Null when they are many: then the first rows of the list
 * soon contain some.
 */
const fewHolding = async (
  rows: Rows,
  q: string,
  texts: readonly string[],
  or?: string,
): Promise<readonly unknown[] | null> => {
  const some = rows
    .clone()
    .select(`${rows.alias}.id`, 'id')
    .limit(FEW + 1);
  containing(some, q, texts, 'ILIKE', or);
  const found = await some.getRawMany<{ id: unknown }>();
  return found.length > FEW ? null : found.map(({ id }) => id);
};

/** Restricts a query to what the search text finds. */
export const search = async (rows: Rows, q: string, { texts, number, alternative }: Searched): Promise<void> => {
  if (number && (await numbered(rows, q, number))) return;
  const or = await alternative?.(q);
  if (or) rows.setParameters(or.values);
  const found = await fewHolding(rows, q, texts, or?.condition);
  if (found) rows.andWhere(`${rows.alias}.id = ANY(:found)`, { found });
  else containing(rows, q, texts, 'ILIKE', or?.condition);
};
