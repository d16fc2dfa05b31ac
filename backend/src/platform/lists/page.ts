import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { cursorText } from './cursor';
import type { ListQuery } from './list-query';
import { orderOf, type ListOrder, type Order } from './order';
import { COUNTED, readRows, type ExtraColumns, type Read } from './read-rows';
import { search, type Searched } from './search';

/** What a total above it says, unless it is asked to be exact. */
export const MANY = `${COUNTED}+`;
export type Total = number | typeof MANY;

/** One page of a list; `next`, `prev` and `last` are the cursors of other pages. */
export class Page<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly total: Total,
    readonly next: string | null,
    readonly prev: string | null = null,
    readonly last: string | null = null,
  ) {}

  map<To>(to: (item: Item) => To): Page<To> {
    return this.of(this.items.map(to));
  }

  /** The same page, its rows told in another way. */
  of<To>(items: readonly To[]): Page<To> {
    return new Page(items, this.total, this.next, this.prev, this.last);
  }
}

/** What `pageOf` asks of a request; a list that takes no search or sort leaves them out. */
export type PageAsked = Pick<ListQuery, 'limit'> & Partial<Omit<ListQuery, 'limit'>>;

export interface ListRules extends ListOrder {
  /** What `q` looks into. */
  readonly search?: Searched;
  /**
   * SQL for what rows of the page have beside their own, by its name, over alias `p` (`p."brokerId"`); null: nothing
   * tells it.
   */
  readonly extraColumns?: ExtraColumns;
}

/**
 * Searches, sorts and pages a query. Always ordered: downwards by a sort and then by `id`, or upwards by both. Pages
 * follow each other by the place of their last row, so rows that come or go meanwhile hide no other and double none.
 */
export const pageOf = async <Item>(
  query: SelectQueryBuilder<ObjectLiteral>,
  asked: PageAsked,
  rules: ListRules,
): Promise<Page<Item>> => {
  const order = orderOf(query, asked.sort, asked.q ? { ...rules, within: undefined } : rules);
  if (asked.q && rules.search) await search(query, asked.q, rules.search);
  const read = await readRows<Item>(query, order, asked, rules.extraColumns);
  const total: Total = asked.total !== 'exact' && read.total > COUNTED ? MANY : read.total;
  return new Page(read.items, total, ...turnsOf(read, order, asked, total));
};

/** Cursors of the next, previous and last page. */
const turnsOf = (
  { first, last, more }: Read<unknown>,
  { name }: Order,
  { limit }: PageAsked,
  total: Total,
): [string | null, string | null, string | null] => {
  const place = (isBack: boolean, at: Read<unknown>['first']): string => cursorText({ of: name, back: isBack, at });
  return [
    more.after ? place(false, last) : null,
    more.before ? place(true, first) : null,
    more.after ? cursorText({ of: name, back: true, at: null, take: restOf(total, limit) }) : null,
  ];
};

/** Rows of the last page: what full pages leave over, as far as that is known. */
const restOf = (total: Total, limit: number): number =>
  typeof total === 'number' && total > 0 ? ((total - 1) % limit) + 1 : limit;
