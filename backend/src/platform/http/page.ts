import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { RuleViolation } from '../event-store/errors';
import { bounded, wholeInAddress } from './fields';
import { PRINTABLE } from '../fields/patterns';

/** One page of a list; `next` is the cursor of the following one. */
export class Page<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly total: number,
    readonly next: string | null,
  ) {}

  map<To>(to: (item: Item) => To): Page<To> {
    return new Page(this.items.map(to), this.total, this.next);
  }

  /** The same page with its items shown in another form. */
  with<To>(items: readonly To[]): Page<To> {
    return new Page(items, this.total, this.next);
  }
}

export const DEFAULT_LIMIT = 200;
export const LARGEST_LIMIT = 1_000;

const NO_CURSOR = 'The cursor is not one of ours';
/** Query fields every list takes. */
export const listQuery = {
  q: bounded(200, 'The search must be text', 'The search must have at most 200 characters')
    .regex(PRINTABLE, 'The search has characters that nothing can hold')
    .trim()
    .optional(),
  limit: wholeInAddress('limit', 1, LARGEST_LIMIT, 'Limit must be from 1 to 1000').default(DEFAULT_LIMIT),
  page: wholeInAddress('page', 0, 1_000_000).optional(),
  cursor: bounded(200, NO_CURSOR, NO_CURSOR)
    .regex(/^[A-Za-z0-9_-]*$/, NO_CURSOR)
    .optional(),
  sort: bounded(60, 'Sort must be the name of a field', 'Sort must be the name of a field').optional(),
};
export type ListQuery = z.output<z.ZodObject<typeof listQuery>>;

interface ListRules {
  readonly alias: string;
  /** Property that orders newest first and breaks ties. */
  readonly id: string;
  /** Properties searched by `q`. */
  readonly search?: readonly string[];
  /** Sortable names and the SQL each sorts by. */
  readonly sort?: Readonly<Record<string, string>>;
}

const likePattern = (q: string): string => `%${q.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
/** The number that a cursor of ours holds. @throws RuleViolation when it is none of ours */
export const numberIn = (cursor: string): number => {
  const offset = Number(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new RuleViolation('INVALID_CURSOR', NO_CURSOR, 'invalid', [{ field: 'cursor', message: NO_CURSOR }]);
  return offset;
};
/** How many rows stand before the page that is asked for. */
export const offsetOf = ({ page, limit, cursor }: Pick<ListQuery, 'page' | 'limit' | 'cursor'>): number =>
  page !== undefined ? page * limit : cursor ? numberIn(cursor) : 0;

/** Searches, sorts and pages a query; always ordered, always with a true total. */
export const pageOf = async <Item>(
  query: SelectQueryBuilder<ObjectLiteral>,
  asked: ListQuery,
  rules: ListRules,
): Promise<Page<Item>> => {
  const { alias } = rules;
  if (asked.q && rules.search?.length) {
    const search = rules.search;
    query.andWhere(
      new Brackets((any) =>
        search.forEach((property) => any.orWhere(`${alias}.${property} ILIKE :q`, { q: likePattern(asked.q ?? '') })),
      ),
    );
  }
  const descending = asked.sort?.startsWith('-') ?? false;
  const field = asked.sort?.replace(/^-/, '');
  const by = field && Object.hasOwn(rules.sort ?? {}, field) ? rules.sort?.[field] : undefined;
  if (field && !by) {
    const known = Object.keys(rules.sort ?? {}).join(', ') || 'nothing';
    throw new RuleViolation('INVALID_SORT', `Sort must be one of ${known}`, 'invalid', [
      { field: 'sort', message: `Sort must be one of ${known}` },
    ]);
  }
  const total = await query.clone().select([]).getCount();
  if (by) query.addOrderBy(by, descending ? 'DESC' : 'ASC', descending ? 'NULLS LAST' : 'NULLS FIRST');
  query.addOrderBy(`${alias}.${rules.id}`, 'DESC');
  const offset = offsetOf(asked);
  const items = await query.offset(offset).limit(asked.limit).getRawMany<Item>();
  const next = offset + items.length < total ? Buffer.from(String(offset + items.length)).toString('base64url') : null;
  return new Page(items, total, next);
};
