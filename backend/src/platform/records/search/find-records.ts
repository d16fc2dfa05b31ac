import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { may, type Viewer } from '../../access/viewer';
import { rowsOf } from '../../event-log/projections/read-tables';
import { toWords } from '../../fields/sentences';
import { labelOf } from '../../fields/words';
import { numbered } from '../../lists/search';
import type { RowClass } from '../../event-log/projections/projection';
import type { Row } from '../../event-log/projections/rows';
import { mayReadSome } from '../../realtime/visibility';
import { amountLabel, searchTermsOf, found, narrowing, type SearchTerms } from '../../lists/search-terms';
import { ranked } from '../../lists/search-rank';
import { lookingFor, maySearch, matchingKinds, type Place, type Searchable } from '../../lists/searched';
import { sumsThatFind } from './found-by-sum';
import { searchedKinds } from './searched-kinds';
import { ownScopeOf } from '../../access/own-reads';
import { Stores } from '../store/stores';

/**
 * One search result.
 * @example { kind: 'invoice', titles: 'invoices', id: '7', name: 'INV-1007', detail: 'Amber Freight · Amount
 *   $1,250.00', within: null }
 */
export interface Hit {
  readonly kind: string;
  /** The plural title of its kind: 'invoices'. */
  readonly titles: string;
  readonly id: string;
  readonly name: string;
  /** The names of related records, and the texts in which the search terms were found. */
  readonly detail: string;
  /**
   * The id of the record, or the kind of records, on whose page this one is shown; null when it has a page of its own.
   */
  readonly within: string | null;
}
export interface Findings {
  readonly items: readonly Hit[];
  /** Whether all kinds were searched within the time limit. */
  readonly complete: boolean;
}

/** A result, and whether it was found by a sum over other records. */
type Found = Hit & { readonly bySum: boolean };

const MOST_OF_A_KIND = 5;
const AT_ONCE = 4;
const MOST_MS = 1_500;
const LONGEST_PART = 80;
const MOST_NAMES = 2;
const NOTHING: Findings = { items: [], complete: true };

/**
 * Searches the records of every kind that the viewer may read, within the viewer's scope, by the same rules as the
 * lists.
 */
@Injectable()
export class FindRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stores: Stores,
  ) {}

  /** @param gone aborted when the client disconnects; the search then stops */
  async find(viewer: Viewer, typed: string, gone: AbortSignal): Promise<Findings> {
    if (!/[\p{L}\p{N}]/u.test(typed)) return NOTHING;
    const open = searchedKinds().filter((each) => maySearch(viewer, each));
    const until = AbortSignal.any([gone, AbortSignal.timeout(MOST_MS)]);
    const narrow = narrowing(typed);
    for (const some of narrow ? matchingKinds(open, narrow.kind) : []) {
      const only = await this.among(some, viewer, narrow?.rest ?? '', until);
      if (only.items.length > 0) return only;
    }
    return this.among(open, viewer, typed, until);
  }

  private async among(
    all: readonly Searchable[],
    viewer: Viewer,
    typed: string,
    until: AbortSignal,
  ): Promise<Findings> {
    const asked = searchTermsOf(typed);
    const waiting = [...all.entries()];
    const hits = new Map<number, readonly Found[]>();
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !until.aborted; next = waiting.shift())
        hits.set(next[0], await this.of(next[1], viewer, asked));
    };
    await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, work)), aborted(until)]);
    const items = all.flatMap((_, nr) => hits.get(nr) ?? []);
    return { items: ranked(items, asked.text).map(({ bySum: _, ...hit }) => hit), complete: hits.size === all.length };
  }

  private async of(searchable: Searchable, viewer: Viewer, asked: SearchTerms): Promise<readonly Found[]> {
    const { table, listed, category, ownReads } = searchable;
    const { columns } = this.dataSource.getMetadata(table);
    const column = (property: string): string =>
      `r.${columns.find(({ propertyName }) => propertyName === property)?.databaseName ?? property}`;
    const { scope, only } =
      ownReads && !mayReadSome(viewer, category) ? ownScopeOf(ownReads, viewer) : { scope: viewer, only: undefined };
    const query = rowsOf(this.dataSource, table as RowClass<ObjectLiteral>, scope);
    only?.(query);
    if (columns.some(({ propertyName }) => propertyName === 'removedAt')) query.andWhere('r.removed_at IS NULL');
    if (listed) query.andWhere(listed);
    const bySums = this.bySums(searchable, viewer, asked, query.clone());
    const own = this.byValues(query, searchable, viewer, asked, column);
    return (await Promise.all([own, bySums])).flat().slice(0, MOST_OF_A_KIND);
  }

  /** Those that hold what was typed, the newest first. */
  private async byValues(
    query: SelectQueryBuilder<ObjectLiteral>,
    searchable: Searchable,
    viewer: Viewer,
    asked: SearchTerms,
    column: (property: string) => string,
  ): Promise<readonly Found[]> {
    const { number } = searchable;
    if (!number || !(await numbered(query, asked.text, column(number)))) lookingFor(query, asked, searchable, column);
    query.orderBy('r.createdAt', 'DESC').addOrderBy('r.id', 'DESC').limit(MOST_OF_A_KIND);
    const newest = await query.getRawMany<Row>();
    const named = newest.length < MOST_OF_A_KIND ? [] : await this.named(query, asked.text, searchable, column);
    const rows = [...new Map([...named, ...newest].map((row) => [row['id'], row])).values()];
    return this.told(searchable, viewer, asked, rows.slice(0, MOST_OF_A_KIND));
  }

  /**
   * Those of which a sum is the amount that was typed, each with its name: 'Balance $1,815.00'.
   * @param all the records in scope
   */
  private async bySums(
    searchable: Searchable,
    viewer: Viewer,
    asked: SearchTerms,
    all: SelectQueryBuilder<ObjectLiteral>,
  ): Promise<readonly Found[]> {
    const { amount } = asked;
    if (amount === null || amount === 0) return [];
    const found: Found[] = [];
    for (const { label, may: permission, ofOthers = false, where } of sumsThatFind(searchable.kind)) {
      if (!may(viewer, permission)) continue;
      const rows = await all
        .clone()
        .andWhere(`(${where(viewer)})`)
        .setParameters({ amount, clients: viewer.clients && [...viewer.clients] })
        .orderBy('r.id', 'DESC')
        .limit(MOST_OF_A_KIND)
        .getRawMany<Row>();
      const hits = await this.told(searchable, viewer, asked, rows);
      const said = amountLabel(label, amount);
      found.push(
        ...hits.map((hit) => ({ ...hit, detail: [hit.detail, said].filter(Boolean).join(' · '), bySum: ofOthers })),
      );
    }
    return found;
  }

  /** Of many, those whose own name begins with what was typed: the newest may be others. */
  private named(
    query: SelectQueryBuilder<ObjectLiteral>,
    typed: string,
    { texts, named }: Searchable,
    column: (property: string) => string,
  ): Promise<Row[]> {
    const name = texts.find(({ property }) => property === named);
    if (!name) return Promise.resolve([]);
    const begins = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
    return query
      .clone()
      .andWhere(`${name.sql ?? column(name.property)} ILIKE :begins`, { begins })
      .getRawMany<Row>();
  }

  private async told(
    { kind, pluralTitle, texts, amounts, names, displayName, parent }: Searchable,
    viewer: Viewer,
    asked: SearchTerms,
    rows: readonly Row[],
  ): Promise<readonly Found[]> {
    const ids = new Map(
      names.map((name) => [name, new Set(rows.flatMap((row) => (row[name] as string | number | null) ?? []))]),
    );
    const known = await this.stores.namesByField(viewer, ids);
    return rows.map((row) => {
      const name = displayName(row);
      const of = names.flatMap((each) => known.get(each)?.get(row[each]) ?? []).slice(0, MOST_NAMES);
      const parts = [...of, ...amountsIn(row, amounts), ...wordsIn(row, name, texts, asked)];
      const detail = [...new Set(parts)].filter((part) => part !== name).join(' · ');
      return {
        kind,
        titles: pluralTitle,
        id: String(row['id']),
        name,
        detail,
        within: parent?.(row) ?? null,
        bySum: false,
      };
    });
  }
}

const amountsIn = (row: Row, amounts: readonly Place[]): string[] =>
  amounts.flatMap(({ property, label }) =>
    row[property] === null || row[property] === undefined
      ? []
      : [amountLabel(label?.toLowerCase() === 'amount' ? null : label, Number(row[property]))],
  );

/** The texts in which a search term was found, each with its label; what the name says is not said again. */
const wordsIn = (row: Row, name: string, texts: readonly Place[], asked: SearchTerms): string[] =>
  texts.flatMap(({ property, label, textsOf }) => {
    const held = textsOf ? textsOf(row[property]) : [row[property]];
    const [value] = held.filter((each): each is string => typeof each === 'string' && found(asked, each));
    if (value === undefined) return [];
    const text = textsOf ? value : labelOf(value);
    const cut = text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}…` : text;
    if (name.includes(text)) return [];
    return [label === null || label === 'Name' ? cut : `${toWords(label)} ${cut}`];
  });

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
