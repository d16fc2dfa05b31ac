import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { upToNow } from '../../../../platform/event-log/projections/in-sql';
import { currentPast } from '../../../../platform/event-log/projections/past';
import type { Basis } from '../domain/bases';
import type { AccountSubtype, AccountType } from '../domain/chart';
import { ledgerMonths } from '../projections/ledger-months';
import { basisLines } from './basis-lines';
import { booksIn, inBooks, inKeptBooks, type Books } from './books';

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
 * Whose books, how and until when: the accounting date `to`, or altogether when it is null; on accrual basis unless
 * `basis` says otherwise.
 */
interface Asked extends Books {
  readonly to: IsoDate | null;
  readonly basis?: Basis;
}

/** Every account with the debits and credits that were posted to it. */
export class GetBalances extends Query<readonly Balance[]> {
  constructor(
    readonly asked: Asked,
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

const ofLines = (basis: Basis): string => `SELECT account_number, debit, credit FROM ${basisLines(basis)} l
  WHERE ${inBooks('client_id')}`;
const then = (basis: Basis): string => balances(`${ofLines(basis)} AND ($1::date IS NULL OR entry_date <= $1)`);

/**
 * Whole months come from the sums by month; for the month of the accounting date, the single lines up to that date are
 * added up.
 */
const MONTH = "date_trunc('month', $1::date)::date";
const now = (basis: Basis): string =>
  balances(`
  SELECT account_number, debit, credit FROM ${upToNow(ledgerMonths, 'ledger_months')} m
  WHERE basis = '${basis}' AND ($1::date IS NULL OR month < ${MONTH}) AND ${inKeptBooks('client_id')}
  UNION ALL ${ofLines(basis)} AND entry_date BETWEEN ${MONTH} AND $1::date`);

@QueryHandler(GetBalances)
export class GetBalancesHandler implements IQueryHandler<GetBalances> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked, scope }: GetBalances): Promise<Balance[]> {
    const { to, basis = 'accrual' } = asked;
    const text = currentPast() ? then(basis) : now(basis);
    return (await sqlOf(this.dataSource).query<Balance>(text, [to, ...booksIn(asked, scope)])).rows;
  }
}
