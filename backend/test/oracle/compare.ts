import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { linksOf } from '../support/requests/links';
import type { Answer } from '../support/world/visitor';
import type { Books } from './views/books';
import { scopeOf, type Eyes } from './views/eyes';
import { inOrder, word } from './plain';
import { FIGURES, RECORDS, TEMPLATES } from './reads';
import { LISTS } from './lists';
import type { ListRead } from './read';
import type { Row } from './views/views';

type QueryParameters = Readonly<Record<string, string>>;
type Got = Answer<Row[]>;
/** Queries of lists that are not filters by a field. */
/** So many rows has a list that is not asked for a number of them. */
const FIRST_PAGE = 200;
const PAGING = new Set(['q', 'limit', 'page', 'cursor', 'sort', 'asOf', 'position', 'total', 'removed']);
const PAST = ['asOf', 'position'];

interface Published {
  readonly get?: {
    readonly description?: string;
    readonly parameters?: readonly {
      readonly name: string;
      readonly in: string;
      readonly schema?: { readonly enum?: readonly string[]; readonly 'x-labels'?: Readonly<Record<string, string>> };
    }[];
  };
}
const { paths } = JSON.parse(readFileSync(resolve(__dirname, '../../../dist/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Published>>;
};
/** Every address that can be read, from the published document. */
export const readable = Object.keys(paths).filter((path) => paths[path]?.get);
const queriesOf = (path: string): string[] =>
  (paths[path]?.get?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
const schemaOf = (path: string, query: string) =>
  paths[path]?.get?.parameters?.find(({ name }) => name === query)?.schema ?? {};
const choicesOf = (path: string, query: string): readonly string[] => schemaOf(path, query).enum ?? [];
/** What stands in a field, and the words that screens show of a choice. */
const spoken = (path: string, field: string, row: Row): readonly string[] => {
  const text = word(row[field]);
  return [text, schemaOf(path, field)['x-labels']?.[text] ?? text];
};
export const looksBack = (path: string): boolean => PAST.some((name) => queriesOf(path).includes(name));

const address = (path: string, asked: QueryParameters): string =>
  Object.keys(asked).length ? `${path}?${new URLSearchParams(asked).toString()}` : path;
const shown = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('$')));
/** What an answer says of the fields that are expected: that it says no others is for the published schemas to tell. */
const same = (got: Row, expected: Row): Row =>
  Object.fromEntries(Object.keys(shown(expected)).map((name) => [name, got[name]]));

interface Turn {
  readonly of: number;
  readonly from: number;
}

export class Comparison {
  compared = 0;

  constructor(
    readonly books: Books,
    readonly eyes: Eyes,
    /** Asked with everything: a moment of the past. */
    private readonly when: QueryParameters = {},
    /** Of the filters, sorts and searches of a list one in so many is asked, from this one on. */
    private readonly turn: Turn = { of: 1, from: 0 },
  ) {}

  private get scope() {
    return scopeOf(this.books, this.eyes);
  }

  private async ask(path: string, asked: QueryParameters): Promise<Got> {
    const got = await this.eyes.visitor.get<Row[]>(address(path, { ...asked, ...this.when }));
    if (got.status === 200 && Object.keys(this.when).length > 0)
      this.agree(
        path,
        asked,
        ['position', got.headers.get('x-as-of-position')],
        ['position', String(this.books.position)],
      );
    return got;
  }

  private agree(path: string, asked: QueryParameters, got: unknown, expected: unknown): void {
    this.compared += 1;
    if (isDeepStrictEqual(got, expected)) return;
    const where = `${address(path, { ...asked, ...this.when })} for ${this.eyes.name} on ${this.books.now}`;
    const [differs, wanted] = whereTheyDiffer(got, expected);
    expect({ where, answer: differs }).toEqual({ where, answer: wanted });
  }

  async figure(path: string, how: 'plain' | 'whole' = 'whole'): Promise<void> {
    const read = FIGURES[path];
    if (!read) throw new Error(`There is no figure ${path}`);
    for (const asked of how === 'plain' ? [{}] : [{}, ...someOf(read.tried?.(this.books) ?? [])]) {
      const { status, body } = await this.ask(path, asked);
      if (status === 403) return;
      const expected = read.body(this.books, this.scope, this.eyes, asked);
      const got = Array.isArray(expected)
        ? body.map((row, at) => same(row, (expected[at] as Row | undefined) ?? {}))
        : same(body as unknown as Row, expected as Row);
      this.agree(path, asked, [status, got], [200, expected]);
    }
  }

  async record(path: string): Promise<void> {
    const read = RECORDS[path];
    if (!read) throw new Error(`There is no record ${path}`);
    for (const id of read.ids(this.books)) {
      const there = path.replace('{id}', String(id));
      const { status, body, headers } = await this.ask(there, {});
      if (status === 403) return;
      const expected = read.body(this.books, this.scope, String(id));
      if (expected === null) this.agree(there, {}, status, 404);
      else if (Array.isArray(expected))
        this.agree(
          there,
          {},
          [status, body.map((row, at) => same(row, (expected[at] as Row | undefined) ?? row))],
          [200, expected],
        );
      else
        this.agree(
          there,
          {},
          [status, same(body as unknown as Row, expected as Row), headers.get('etag')],
          [200, shown(expected as Row), `"${String((expected as Row)['version'])}"`],
        );
    }
  }

  /** The same for everybody who may have it, whatever happened: no record of anybody's is in it. */
  async template(path: string): Promise<void> {
    const { status, text, headers } = await this.ask(path, {});
    if (status === 403) return;
    const expected = [200, `attachment; filename="${TEMPLATES[path]?.file}"`, TEMPLATES[path]?.columns];
    this.agree(path, {}, [status, headers.get('content-disposition'), text.trim()], expected);
  }

  /** The list as it comes, then by every published filter, sort and search, then walked page by page. */
  async list(path: string, how: 'plain' | 'by status' | 'whole' = 'whole'): Promise<void> {
    const read = LISTS[path];
    if (!read) throw new Error(`There is no list ${path}`);
    const rows = inItsOrder(read, read.rows(this.books, this.scope, this.eyes));
    const first = await this.ask(path, {});
    if (first.status === 403) return;
    this.rows(path, {}, first, rows);
    if (how === 'plain') return;
    if (how === 'by status')
      for (const [asked, expected] of filtered(path, read, rows, ['status']))
        this.rows(path, asked, await this.ask(path, asked), expected);
    if (how === 'by status') return;
    const all = [
      ...filtered(path, read, rows),
      ...searched(path, read, rows),
      ...(await this.sorted(path, read, rows)),
    ];
    for (const [asked, expected] of all.filter((_, nr) => (nr + this.turn.from) % this.turn.of === 0))
      this.rows(path, asked, await this.ask(path, asked), expected);
    await this.walked(path, rows, read.key ?? 'id');
  }

  private rows(path: string, asked: QueryParameters, { status, body, headers }: Got, expected: readonly Row[]): void {
    const got = status === 200 ? body.map((row, at) => same(row, expected[at] ?? row)) : body;
    this.agree(
      path,
      asked,
      [status, headers.get('x-total-count'), got],
      [200, counted(expected.length), expected.slice(0, FIRST_PAGE).map(shown)],
    );
  }

  private async sorted(path: string, read: ListRead, rows: readonly Row[]): Promise<[QueryParameters, Row[]][]> {
    if (!queriesOf(path).includes('sort')) return [];
    // a sort that does not exist is answered by those that do
    const { body } = await this.ask(path, { sort: 'nonsense' });
    const names =
      /Sort must be one of (.*)/.exec((body as unknown as { message: string }).message)?.[1]?.split(', ') ?? [];
    expect({ path, sorts: names.length > 0 }).toEqual({ path, sorts: true });
    return names.flatMap((name): [QueryParameters, Row[]][] => {
      const field = read.sorts?.[name] ?? name;
      const last = (a: Row, b: Row): number =>
        read.nothingLast?.includes(name) ? Number(a[field] === null) - Number(b[field] === null) : 0;
      return [
        [{ sort: name }, [...rows].sort((a, b) => last(a, b) || inOrder(a[field], b[field]) || newest(b, a))],
        [{ sort: `-${name}` }, [...rows].sort((a, b) => last(a, b) || inOrder(b[field], a[field]) || newest(a, b))],
      ];
    });
  }

  /** Follows `Link` until there is none: every row once, in order. */
  private async walked(path: string, rows: readonly Row[], key: string): Promise<void> {
    if (!queriesOf(path).includes('cursor')) return;
    const size = Math.max(1, Math.ceil(rows.length / 4));
    const seen: Row[] = [];
    for (
      let next: string | undefined = address(path, { limit: String(size), ...this.when }), pages = 0;
      next !== undefined;
      pages += 1
    ) {
      const { body, headers, status }: Got = await this.eyes.visitor.get<Row[]>(next);
      this.agree(
        path,
        { page: String(pages) },
        [status, body.length, headers.get('x-total-count')],
        [200, Math.min(size, rows.length - seen.length), counted(rows.length)],
      );
      seen.push(...body);
      next = linksOf(headers)['next'];
    }
    this.agree(
      path,
      { pages: 'all' },
      seen.map((row) => row[key]),
      rows.map((row) => row[key]),
    );
    if (!queriesOf(path).includes('page') || rows.length === 0) return;
    const { body } = await this.ask(path, { limit: String(size), page: '1' });
    this.agree(
      path,
      { page: 'second' },
      body.map((row) => row[key]),
      rows.slice(size, 2 * size).map((row) => row[key]),
    );
  }
}

/** A list tells its length, up to a thousand. */
const counted = (length: number): string => (length > 1_000 ? '1000+' : String(length));

/** Of two long lists the items that differ. */
const whereTheyDiffer = (got: unknown, expected: unknown): [unknown, unknown] => {
  if (!Array.isArray(got) || !Array.isArray(expected) || got.length !== expected.length) return [got, expected];
  const pairs = got
    .map((each: unknown, at): [unknown, unknown] => [each, expected[at]])
    .filter(([one, other]) => !isDeepStrictEqual(one, other))
    .map(([one, other]) => whereTheyDiffer(one, other));
  return [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
};

const newest = (a: Row, b: Row): number =>
  typeof a['id'] === 'number' ? Number(b['id']) - Number(a['id']) : String(a['id']) < String(b['id']) ? 1 : -1;
const inItsOrder = ({ sorted, rising }: ListRead, rows: readonly Row[]): readonly Row[] =>
  rising !== undefined
    ? [...rows].sort((a, b) => inOrder(a[rising], b[rising]) || newest(b, a))
    : sorted === undefined
      ? rows
      : [...rows].sort((a, b) => inOrder(b[sorted], a[sorted]) || newest(a, b));

const MOST_VALUES = 6;
const someOf = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_, nr) => nr % Math.ceil(items.length / MOST_VALUES) === 0);

/** Every published filter, with its published choices and values that its field has. */
const filtered = (
  path: string,
  read: ListRead,
  rows: readonly Row[],
  names = queriesOf(path),
): [QueryParameters, Row[]][] =>
  names
    .filter((name) => !PAGING.has(name))
    .flatMap((name) => {
      const {
        by,
        keeps = (field: string, asked: string) => asked.split(',').includes(field),
        shows = (kept: readonly Row[]) => [...kept],
        apart = false,
      } = read.filters?.[name] ?? { by: name };
      if (apart) return [];
      if (rows[0] && !(by in rows[0])) throw new Error(`The oracle does not know what ${path} filters by ${name}`);
      const values = someOf(
        [...new Set(rows.map((row) => row[by]))].filter((value) => value !== null && value !== undefined).map(word),
      );
      return [...new Set([...choicesOf(path, name), ...values])].map((value): [QueryParameters, Row[]] => [
        { [name]: value },
        shows(rows.filter((row) => row[by] !== null && keeps(word(row[by]), value))),
      ]);
    });

/** Searches for pieces of what stands there, in the other case, for whole numbers, and for what nothing holds. */
const searched = (path: string, read: ListRead, rows: readonly Row[]): [QueryParameters, Row[]][] => {
  const { q: fields, number } = read;
  if (!fields) return [];
  const words = fields.flatMap((field) => rows.flatMap((row) => (row[field] ? [word(row[field])] : [])).slice(0, 1));
  const pieces = [...words.map((text) => text.slice(1, 6)), ...words.slice(0, 1).map((text) => text.slice(0, 2))];
  const numbers = number === undefined ? [] : rows.slice(0, 1).map((row) => word(row[number]).toLowerCase());
  const tried = [...pieces.map((text) => text.trim().toUpperCase()), ...numbers].filter((text) => text !== '');
  return [...new Set([...tried, 'o', '%', '_', 'nowhere to be found'])].map((q): [QueryParameters, Row[]] => {
    const whole = rows.filter((row) => number !== undefined && isWhole(word(row[number]), q));
    const held = rows.filter((row) =>
      fields.flatMap((field) => spoken(path, field, row)).some((text) => holds(text.toLowerCase(), q.toLowerCase())),
    );
    return [{ q }, whole.length > 0 ? whole : held];
  });
};

/** A number is known as it is written, and in capitals or small letters throughout. */
const isWhole = (text: string, q: string): boolean => [q, q.toUpperCase(), q.toLowerCase()].includes(text);
/** Three letters or digits in a row are found anywhere, fewer where a word begins, signs alone nowhere. */
const holds = (text: string, q: string): boolean => {
  if (!/[\p{L}\p{N}]/u.test(q)) return false;
  return /[\p{L}\p{N}]{3}/u.test(q) ? text.includes(q) : text.startsWith(q) || text.includes(` ${q}`);
};
