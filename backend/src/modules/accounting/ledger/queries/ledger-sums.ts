import type { BoxChoice } from '../../../../platform/money/boxes-1099';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { upToNow } from '../../../../platform/event-log/projections/in-sql';
import { currentPast } from '../../../../platform/event-log/projections/past';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import type { Basis } from '../domain/bases';
import type { AccountSubtype, AccountType } from '../domain/chart';
import { wholeSpans, type Cut, type Whole } from '../domain/whole-spans';
import { ledgerMonths } from '../projections/ledger-months';
import { ledgerParts } from '../projections/ledger-parts';
import { ALL_BOOKS, type Span } from '../projections/span-sums';
import { basisLines } from './basis-lines';
import { keptBooks } from './books';

/** The books that sums are of, on one basis, as far as they are in scope. */
export interface ScopedBooks {
  readonly basis: Basis;
  readonly clientId: string | null;
  readonly own: boolean;
  readonly scope: Scope;
}
/** What the sums of accounts are told apart by; loads have none that are kept. */
export const SUMS_BY = ['month', 'client', 'vehicle', 'driver', 'broker'] as const;
export type SumsBy = (typeof SUMS_BY)[number];

export interface LedgerAccount {
  readonly number: string;
  readonly name: string;
  readonly type: AccountType;
  readonly subtype: AccountSubtype | null;
  readonly description: string | null;
  readonly active: boolean;
  readonly reconcilable: boolean;
  readonly cashAccount: boolean;
  readonly box1099: BoxChoice | null;
  /** An entry by hand names it; what was posted for records shows in its sums alone. */
  readonly used: boolean;
  readonly version: number;
}
/** Debits less credits of an account, in whole cents; `value` is what they are told apart by. */
export interface AccountSum {
  readonly accountNumber: string;
  readonly value: string | null;
  readonly net: number;
}
export interface SpanOfSums {
  /** Null: from the first entry on. */
  readonly from: IsoDate | null;
  /** Null: to the last one. */
  readonly to: IsoDate | null;
  readonly by?: SumsBy;
  /** Only entries that touch a cash account. */
  readonly moved?: boolean;
}

const ACCOUNTS = `SELECT id AS number, name, type, subtype, description, active, reconcilable,
  cash_account AS "cashAccount", box1099, used, version FROM accounts WHERE removed_at IS NULL ORDER BY id`;
/** The columns of single lines, and of the kept sums, for what sums are told apart by. */
const OF_LINES: Readonly<Record<SumsBy, string>> = {
  month: "to_char(entry_date, 'YYYY-MM-01')",
  client: 'client_id::text',
  vehicle: 'vehicle_id::text',
  driver: 'driver_id::text',
  broker: "CASE WHEN party_kind = 'broker' THEN party_id END",
};
const KEPT: Readonly<Record<'month' | 'client', string>> = {
  month: "to_char(date_trunc('month', first_day), 'YYYY-MM-DD')",
  client: "NULLIF(client_id, '')",
};
const isPart = (by: SumsBy): by is 'vehicle' | 'driver' | 'broker' => !(by in KEPT);

/** The values of a statement's parameters, in their order. */
class Values {
  readonly all: unknown[] = [];
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** The condition for lines of these books. */
const ofBooks = ({ clientId, own, scope }: ScopedBooks, values: Values, column = 'client_id'): string =>
  [
    inScope(column, values.add(scope.clients)),
    ...(clientId === null ? [] : [`${column} = ${values.add(clientId)}::uuid`]),
    ...(own ? [`${column} IS NULL`] : []),
  ].join(' AND ');
/** The same for kept sums; those over all books say nothing of single clients, nor are there any of parts. */
const ofKeptBooks = (books: ScopedBooks, values: Values, by: SumsBy | undefined): string => {
  const kept = keptBooks(books, books.scope);
  return kept[0] === ALL_BOOKS && !isOfAllBooks(by, books)
    ? `client_id <> '${ALL_BOOKS}'`
    : `client_id = ANY(${values.add(kept)}::text[])`;
};
/** Whether the sums over all books say what is asked: they are kept by day and month, for all accounts together. */
const isOfAllBooks = (by: SumsBy | undefined, books: ScopedBooks): boolean =>
  keptBooks(books, books.scope)[0] === ALL_BOOKS && (by === undefined || by === 'month');

/** Sums of the journal lines by account, from the sums by month as far as months are whole. */
@Injectable()
export class LedgerSums {
  constructor(private readonly dataSource: DataSource) {}

  /** All accounts of the chart, by number. */
  async accounts(): Promise<readonly LedgerAccount[]> {
    return (await sqlOf(this.dataSource).query<LedgerAccount>(ACCOUNTS)).rows;
  }

  /** What moved on each account in a range of days; an account whose lines add up to 0 is among them. */
  async between({ from, to, by, moved = false }: SpanOfSums, books: ScopedBooks): Promise<readonly AccountSum[]> {
    const values = new Values();
    const cut = cutFor({ from, to }, by, books);
    const parts = [
      ...(cut.years ? [kept('year', cut.years, by, moved, books, values)] : []),
      ...cut.months.map((months) => kept('month', months, by, moved, books, values)),
      ...cut.days.map((days) =>
        isOfAllBooks(by, books)
          ? kept('day', { from: days.from, before: days.to && addDays(days.to, 1) }, by, moved, books, values)
          : single(days, by, moved, books, values),
      ),
    ];
    const { rows } = await sqlOf(this.dataSource).query<AccountSum>(
      `SELECT account_number AS "accountNumber", value, sum(net)::bigint AS net FROM (${parts.join(' UNION ALL ')}) s
        GROUP BY 1, 2 ORDER BY 1, 2`,
      values.all,
    );
    return rows;
  }

  /**
   * Revenue and expenses of the loads that lines of a range of days name, the best first and what names none last.
   * Nothing is kept of single loads, so this adds up lines, a page at a time.
   */
  async byLoad({ from, to }: SpanOfSums, books: ScopedBooks, { limit, offset }: Slice): Promise<readonly LoadSum[]> {
    const values = new Values();
    const { rows } = await sqlOf(this.dataSource).query<LoadSum>(
      `SELECT load_id::text AS value, -sum(net) FILTER (WHERE type = 'revenue') AS revenue,
        sum(net) FILTER (WHERE type = 'expenses') AS expenses, count(*) OVER ()::int AS count
      FROM (SELECT l.load_id, a.type, l.debit - l.credit AS net FROM ${basisLines(books.basis)} l
        JOIN accounts a ON a.id = l.account_number AND a.type IN ('revenue', 'expenses')
        WHERE ${within('l.entry_date', from, to, values)} AND ${ofBooks(books, values, 'l.client_id')}) n
      GROUP BY load_id HAVING sum(net) FILTER (WHERE type = 'revenue') <> 0
        OR sum(net) FILTER (WHERE type = 'expenses') <> 0
      ORDER BY load_id IS NULL, sum(net), load_id LIMIT ${values.add(limit)} OFFSET ${values.add(offset)}`,
      values.all,
    );
    return rows.map((row) => ({ ...row, revenue: Number(row.revenue ?? 0), expenses: Number(row.expenses ?? 0) }));
  }
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}
/** A load's revenue and expenses in whole cents; `count` is how many there are in all. */
export interface LoadSum {
  readonly value: string | null;
  readonly revenue: number;
  readonly expenses: number;
  readonly count: number;
}

/** The condition for a day between two, both included. */
const within = (column: string, from: IsoDate | null, to: IsoDate | null, values: Values): string =>
  [
    ...(from === null ? [] : [`${column} >= ${values.add(from)}::date`]),
    ...(to === null ? [] : [`${column} <= ${values.add(to)}::date`]),
    'true',
  ].join(' AND ');

/** What of a range is read from kept sums. */
const cutFor = ({ from, to }: SpanOfSums, by: SumsBy | undefined, books: ScopedBooks): Cut => {
  const isPast = currentPast() !== undefined;
  // of vehicles, drivers and brokers the past keeps no sums
  if (isPast && by !== undefined && isPart(by)) return { years: null, months: [], days: [{ from, to }] };
  // of the past and of all books no years are kept
  return wholeSpans({ from, to }, !isPast && by !== 'month' && !isOfAllBooks(by, books));
};

const kept = (
  span: Span,
  { from, before }: Whole,
  by: SumsBy | undefined,
  moved: boolean,
  books: ScopedBooks,
  values: Values,
): string => {
  const parts = by !== undefined && isPart(by);
  const value = by === undefined ? 'NULL::text' : isPart(by) ? 'value' : KEPT[by];
  return `SELECT account_number, ${value} AS value, debit - credit AS net
    FROM ${parts ? upToNow(ledgerParts, 'ledger_parts') : upToNow(ledgerMonths, 'ledger_months')} m
    WHERE basis = '${books.basis}' AND span = '${span}'
      AND ${within('first_day', from, before && addDays(before, -1), values)}
      ${parts ? `AND dimension = '${by}'` : moved ? 'AND moved' : ''} AND ${ofKeptBooks(books, values, by)}`;
};

const single = (
  { from, to }: Cut['days'][number],
  by: SumsBy | undefined,
  moved: boolean,
  books: ScopedBooks,
  values: Values,
): string => {
  const value = by === undefined ? 'NULL::text' : OF_LINES[by];
  return `SELECT account_number, ${value} AS value, debit - credit AS net FROM ${basisLines(books.basis)} l
    WHERE ${within('entry_date', from, to, values)}
      ${by !== undefined && isPart(by) ? `AND ${value} IS NOT NULL` : moved ? 'AND moved' : ''}
      AND ${ofBooks(books, values)}`;
};
