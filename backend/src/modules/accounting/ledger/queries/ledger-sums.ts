import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inKeptScope, inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { upToNow } from '../../../../platform/event-log/projections/in-sql';
import { currentPast } from '../../../../platform/event-log/projections/past';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import type { AccountSubtype, AccountType } from '../domain/chart';
import { wholeMonths, type Cut } from '../domain/whole-months';
import { ledgerMonths } from '../projections/ledger-months';
import { ledgerParts } from '../projections/ledger-parts';

export const BASES = ['accrual', 'cash'] as const;
/** Accrual: income when it is billed, expenses when they are owed. Cash: both when money moves. */
export type Basis = (typeof BASES)[number];

/** The books that sums are of: one client's, the firm's own, or all in scope. */
export interface Books {
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
  readonly cashAccount: boolean;
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
  readonly to: IsoDate;
  readonly by?: SumsBy;
  /** Only entries that touch a cash account. */
  readonly moved?: boolean;
}

const ACCOUNTS = `SELECT id AS number, name, type, subtype, cash_account AS "cashAccount" FROM accounts
  WHERE removed_at IS NULL ORDER BY id`;
/** The columns of single lines, and of the kept sums, for what sums are told apart by. */
const OF_LINES: Readonly<Record<SumsBy, string>> = {
  month: "to_char(entry_date, 'YYYY-MM-01')",
  client: 'client_id::text',
  vehicle: 'vehicle_id::text',
  driver: 'driver_id::text',
  broker: "CASE WHEN party_kind = 'broker' THEN party_id END",
};
const KEPT: Readonly<Record<'month' | 'client', string>> = {
  month: "to_char(month, 'YYYY-MM-DD')",
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

/** Of `columns`: a client as text in kept sums, as uuid in lines. */
const ofBooks = ({ clientId, own, scope }: Books, values: Values, column: 'text' | 'uuid'): string =>
  [
    column === 'text'
      ? inKeptScope('client_id', values.add(scope.clients))
      : inScope('client_id', values.add(scope.clients)),
    ...(clientId === null ? [] : [`client_id = ${values.add(clientId)}::${column}`]),
    ...(own ? [column === 'text' ? "client_id = ''" : 'client_id IS NULL'] : []),
  ].join(' AND ');

/** The lines of a basis. */
export const ofBasis = (basis: Basis, column = 'basis'): string =>
  `${column} <> '${basis === 'accrual' ? 'cash' : 'accrual'}'`;

/** Sums of the journal lines by account, from the sums by month as far as months are whole. */
@Injectable()
export class LedgerSums {
  constructor(private readonly dataSource: DataSource) {}

  /** All accounts of the chart, by number. */
  async accounts(): Promise<readonly LedgerAccount[]> {
    return (await sqlOf(this.dataSource).query<LedgerAccount>(ACCOUNTS)).rows;
  }

  /** What moved on each account in a range of days; sums of 0 are left out. */
  async between({ from, to, by, moved = false }: SpanOfSums, books: Books): Promise<readonly AccountSum[]> {
    const values = new Values();
    const cut: Cut = currentPast() ? { months: null, days: [{ from, to }] } : wholeMonths(from, to);
    const parts = [
      ...(cut.months ? [kept(cut.months, by, moved, books, values)] : []),
      ...cut.days.map((days) => single(days, by, moved, books, values)),
    ];
    const { rows } = await sqlOf(this.dataSource).query<AccountSum>(
      `SELECT account_number AS "accountNumber", value, sum(net)::bigint AS net FROM (${parts.join(' UNION ALL ')}) s
        GROUP BY 1, 2 HAVING sum(net) <> 0 ORDER BY 1, 2`,
      values.all,
    );
    return rows;
  }
}

const kept = (
  { from, before }: NonNullable<Cut['months']>,
  by: SumsBy | undefined,
  moved: boolean,
  books: Books,
  values: Values,
): string => {
  const parts = by !== undefined && isPart(by);
  const value = by === undefined ? 'NULL::text' : isPart(by) ? 'value' : KEPT[by as 'month' | 'client'];
  return `SELECT account_number, ${value} AS value, debit - credit AS net
    FROM ${parts ? upToNow(ledgerParts, 'ledger_parts') : upToNow(ledgerMonths, 'ledger_months')} m
    WHERE basis = '${books.basis}' AND month < ${values.add(before)}::date
      ${from === null ? '' : `AND month >= ${values.add(from)}::date`}
      ${parts ? `AND dimension = '${by}'` : moved ? 'AND moved' : ''} AND ${ofBooks(books, values, 'text')}`;
};

const single = (
  { from, to }: Cut['days'][number],
  by: SumsBy | undefined,
  moved: boolean,
  books: Books,
  values: Values,
): string => {
  const value = by === undefined ? 'NULL::text' : OF_LINES[by];
  return `SELECT account_number, ${value} AS value, debit - credit AS net FROM journal_lines
    WHERE ${ofBasis(books.basis)} AND entry_date <= ${values.add(to)}::date
      ${from === null ? '' : `AND entry_date >= ${values.add(from)}::date`}
      ${by !== undefined && isPart(by) ? `AND ${value} IS NOT NULL` : moved ? 'AND moved' : ''}
      AND ${ofBooks(books, values, 'uuid')}`;
};
