import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inKeptScope, inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { upToNow } from '../../../../platform/event-log/projections/in-sql';
import { currentPast } from '../../../../platform/event-log/projections/past';
import type { AccountSubtype, AccountType } from '../domain/chart';
import { ledgerMonths } from '../projections/ledger-months';

export interface Balance {
  readonly number: string;
  readonly name: string;
  readonly type: AccountType;
  readonly subtype: AccountSubtype | null;
  readonly description: string | null;
  readonly active: boolean;
  readonly reconcilable: boolean;
  readonly cashAccount: boolean;
  /** Something was posted to it, by hand or for a record. */
  readonly used: boolean;
  readonly version: number;
  /** Sums of all lines, in cents. */
  readonly debit: number;
  readonly credit: number;
}

/**
 * Every account with the debits and credits that were posted to it, up to the accounting date `to` or, when it is null,
 * altogether.
 */
export class GetBalances extends Query<readonly Balance[]> {
  constructor(
    readonly to: IsoDate | null,
    readonly clientId: string | null,
    readonly scope: Scope,
  ) {
    super();
  }
}

const balances = (lines: string): string => `
SELECT a.id AS number, a.name, a.type, a.subtype, a.description, a.active, a.reconcilable,
  a.cash_account AS "cashAccount", a.used OR s.account_number IS NOT NULL AS used, a.version,
  COALESCE(s.debit, 0)::bigint AS debit, COALESCE(s.credit, 0)::bigint AS credit
FROM accounts a LEFT JOIN (
  SELECT account_number, sum(debit) AS debit, sum(credit) AS credit FROM (${lines}) l GROUP BY account_number
) s ON s.account_number = a.id WHERE a.removed_at IS NULL ORDER BY a.id`;

const OF_LINES = `SELECT account_number, debit, credit FROM journal_lines
  WHERE ($2::uuid IS NULL OR client_id = $2) AND ${inScope('client_id', '$3')}`;
const THEN = balances(`${OF_LINES} AND ($1::date IS NULL OR entry_date <= $1)`);

/**
 * Whole months come from the sums by month; for the month of the accounting date, the single lines up to that date are
 * added up.
 */
const MONTH = "date_trunc('month', $1::date)::date";
const now = (): string =>
  balances(`
  SELECT account_number, debit, credit FROM ${upToNow(ledgerMonths, 'ledger_months')} m
  WHERE ($1::date IS NULL OR month < ${MONTH}) AND ($2::uuid IS NULL OR client_id = $2::text)
    AND ${inKeptScope('client_id', '$3')}
  UNION ALL ${OF_LINES} AND entry_date BETWEEN ${MONTH} AND $1::date`);

@QueryHandler(GetBalances)
export class GetBalancesHandler implements IQueryHandler<GetBalances> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ to, clientId, scope }: GetBalances): Promise<Balance[]> {
    return (await sqlOf(this.dataSource).query<Balance>(currentPast() ? THEN : now(), [to, clientId, scope.clients]))
      .rows;
  }
}
