import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { upToNow } from '../../../../platform/event-log/projections/in-sql';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { ledgerMonths } from '../projections/ledger-months';
import { keptBooks } from './books';

/**
 * The open receivable of a client at the end of each month, as the books have it, in whole cents and in the order of
 * `months`. A month is given by its first day.
 */
export class ReceivableAtEnds extends Query<readonly number[]> {
  constructor(
    readonly months: readonly IsoDate[],
    readonly scope: Scope,
    readonly clientId: string,
  ) {
    super();
  }
}

const atEnds = (): string => `
WITH moved AS (
  SELECT first_day AS month, sum(debit - credit) AS cents FROM ${upToNow(ledgerMonths, 'ledger_months')} m
  WHERE basis = 'accrual' AND span = 'month' AND client_id = ANY($2::text[]) AND account_number = $3 GROUP BY 1
)
SELECT (SELECT COALESCE(sum(cents), 0) FROM moved WHERE moved.month <= asked.month)::bigint AS cents
FROM unnest($1::date[]) WITH ORDINALITY AS asked(month, nr) ORDER BY nr`;

@QueryHandler(ReceivableAtEnds)
export class ReceivableAtEndsHandler implements IQueryHandler<ReceivableAtEnds> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ months, scope, clientId }: ReceivableAtEnds): Promise<number[]> {
    const { rows } = await sqlOf(this.dataSource).query<{ cents: number }>(atEnds(), [
      months,
      keptBooks({ clientId }, scope),
      ACCOUNT.receivable,
    ]);
    return rows.map(({ cents }) => cents);
  }
}
