import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { cursorText } from './cursor';
import type { ListQuery } from './list-query';
import { orderOf, type ListOrder, type Order } from './order';
import { COUNTED, readRows, type ExtraColumns, type Read } from './read-rows';
import { search, type Searched } from './search';
import type { SumRules, Sums } from './sums';

/** The total of lists with more rows than are counted, unless an exact total was asked for: '1000+'. */
export const MANY = `${COUNTED}+`;
export type Total = number | typeof MANY;

/** One page of a list; `next`, `prev` and `last` are the cursors of other pages, null when there is no such page. */
export class Page<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly total: Total,
    readonly next: string | null,
    readonly prev: string | null = null,
    readonly last: string | null = null,
    /** What all rows of the list add up to, not those of the page; null where that was not worked out. */
    readonly sums: Sums | null = null,
  ) {}

  map<To>(to: (item: Item) => To): Page<To> {
    return this.of(this.items.map(to));
  }

  /** The same page with other items. */
  of<To>(items: readonly To[]): Page<To> {
    return new Page(items, this.total, this.next, this.prev, this.last, this.sums);
  }
}

/** The paging parameters of a request. A list without search or sort leaves these out. */
export type PageAsked = Pick<ListQuery, 'limit'> & Partial<Omit<ListQuery, 'limit'>>;

export interface ListRules extends ListOrder {
  /** Where the search text `q` is looked for. */
  readonly search?: Searched;
  /** Additional columns for the rows of the page by name, as SQL over alias `p` (`p."brokerId"`); null: no column. */
  readonly extraColumns?: ExtraColumns;
  /** Its columns that add up; up to 1,000 rows are summed, more of them when an exact total is asked for. */
  readonly summed?: SumRules | undefined;
}

/**
 * Searches, sorts and pages a query. The order is always complete: by the sort and then by `id`, both descending or
 * both ascending. A page begins after the last row of the page before, so rows added or removed meanwhile neither hide
 * nor repeat other rows.
 * @example const page = await pageOf<Load>(rows, { limit: 50, sort: '-dueDate' }, { alias: 'r', id: 'id', sort })
 */
export const pageOf = async <Item>(
  query: SelectQueryBuilder<ObjectLiteral>,
  asked: PageAsked,
  rules: ListRules,
): Promise<Page<Item>> => {
  const order = orderOf(query, asked.sort, asked.q ? { ...rules, within: undefined } : rules);
  if (asked.q && rules.search) await search(query, asked.q, rules.search);
  const read = await readRows<Item>(query, order, asked, rules.extraColumns, rules.summed);
  const total: Total = asked.total !== 'exact' && read.total > COUNTED ? MANY : read.total;
  return new Page(read.items, total, ...turnsOf(read, order, asked, total), read.sums);
};

/** The cursors of the next, previous and last page. */
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

/** How many rows the last page has, as far as the total is known. */
const restOf = (total: Total, limit: number): number =>
  typeof total === 'number' && total > 0 ? ((total - 1) % limit) + 1 : limit;
