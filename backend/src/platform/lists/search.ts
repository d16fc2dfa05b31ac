import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

/** What a list is searched in, as SQL over its rows. */
export interface Searched {
  readonly texts: readonly string[];
  /**
   * The column of a number with an index of its own: a search that is one whole number finds what has it, and nothing
   * else.
   */
  readonly number?: string;
  /** What else lets a row stay: words that only people see of it, or the name of a record that it points at. */
  readonly alternative?: (q: string) => SearchAlternative | null | Promise<SearchAlternative | null>;
}
export interface SearchAlternative {
  readonly condition: string;
  readonly values: Readonly<Record<string, unknown>>;
}

type Rows = SelectQueryBuilder<ObjectLiteral>;
type How = 'LIKE' | 'ILIKE';

/**
 * An index of trigrams finds three letters or digits in a row wherever they stand; fewer it finds where a word begins.
 */
const ANYWHERE = /[\p{L}\p{N}]{3}/u;
const WORD = /[\p{L}\p{N}]/u;

const literally = (q: string): string => q.replace(/[\\%_]/g, (c) => `\\${c}`);
/** What a text is like that holds the words. */
export const patternsOf = (q: string): readonly string[] => {
  if (!WORD.test(q)) return [];
  const words = literally(q);
  return ANYWHERE.test(q) ? [`%${words}%`] : [`${words}%`, `% ${words}%`];
};

/** Whether a text that is no column holds the words, by the same rule. */
export const holds = (text: string, q: string): boolean => {
  if (!WORD.test(q)) return false;
  return ANYWHERE.test(q) ? text.includes(q) : text.startsWith(q) || text.includes(` ${q}`);
};

/**
 * Leaves in a query what one of the texts holds; of nothing but signs there is no word to find. @param or a further
 * condition that lets a row stay
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

/** Leaves in a query what has this whole number, if anything has it. @returns whether anything has it */
export const numbered = async (rows: Rows, q: string, number: string): Promise<boolean> => {
  const condition = `${number} = ANY(:whole)`;
  const whole = [...new Set([q, q.toUpperCase(), q.toLowerCase()])];
  const some = rows.clone().select('1', 'one').andWhere(condition, { whole }).limit(1);
  if (!(await some.getRawOne())) return false;
  rows.andWhere(condition, { whole });
  return true;
};

/** So many are looked up by their ids: it takes no longer than to read through a hundred thousand others in order. */
const FEW = 4_000;

/**
 * Those that the words are in, when they are few: the index of words has them at once, where a list in its own order
 * would read through all the others to find them. Null: they are many, and the first rows of the list are among them.
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

/** Leaves in a query what is searched for. */
export const search = async (rows: Rows, q: string, { texts, number, alternative }: Searched): Promise<void> => {
  if (number && (await numbered(rows, q, number))) return;
  const or = await alternative?.(q);
  if (or) rows.setParameters(or.values);
  const found = await fewHolding(rows, q, texts, or?.condition);
  if (found) rows.andWhere(`${rows.alias}.id = ANY(:found)`, { found });
  else containing(rows, q, texts, 'ILIKE', or?.condition);
};
