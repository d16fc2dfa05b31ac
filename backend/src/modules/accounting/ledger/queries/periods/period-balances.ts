import { DataSource } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { sqlOf } from '../../../../../platform/event-log/projections/read-tables';
import { firstDayOf, lastDayOf, type Month } from '../../../../../platform/money/months';
import type { PrintedBalance } from '../../domain/period.events';
import { ofBook } from '../books';

/** What stands in a book at the end of a month, in whole cents. */
export interface BalancesAtEnd {
  readonly balances: PrintedBalance[];
  /** Revenue less expenses of the month alone. */
  readonly netIncome: number;
  /** The end of the log when this was read. */
  readonly head: { readonly position: number; readonly recordedAt: string };
}

interface Stood {
  readonly account: string;
  readonly net: number;
  readonly earned: number;
}
interface Read {
  readonly position: number;
  readonly recordedAt: string;
  readonly stood: readonly Stood[];
}

const READ = `WITH stood AS (
  SELECT l.account_number AS account, sum(l.debit - l.credit)::bigint AS net,
    COALESCE(sum(l.credit - l.debit) FILTER (WHERE l.entry_date >= $2::date
      AND a.type IN ('revenue', 'expenses')), 0)::bigint
      AS earned
  FROM journal_lines l LEFT JOIN accounts a ON a.id = l.account_number
  WHERE ${ofBook('l.client_id', '$1')} AND l.entry_date <= $3::date GROUP BY l.account_number
), head AS (SELECT position, recorded_at FROM facts ORDER BY position DESC LIMIT 1)
SELECT position, to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "recordedAt",
  (SELECT COALESCE(json_agg(stood ORDER BY account), '[]') FROM stood) AS stood FROM head`;

/** Reads balances of one book for printing. */
@Injectable()
export class PeriodBalances {
  constructor(private readonly dataSource: DataSource) {}

  async atEndOf(clientId: string | null, month: Month): Promise<BalancesAtEnd> {
    const values = [clientId, firstDayOf(month), lastDayOf(month)];
    const { rows } = await sqlOf(this.dataSource).query<Read>(READ, values);
    const [read] = rows;
    if (!read) throw new Error('A log without events has no month to close');
    return {
      balances: read.stood
        .filter(({ net }) => net !== 0)
        .map(({ account, net }) => ({ account, debit: Math.max(net, 0), credit: Math.max(-net, 0) })),
      netIncome: read.stood.reduce((sum, { earned }) => sum + earned, 0),
      head: { position: read.position, recordedAt: read.recordedAt },
    };
  }
}
