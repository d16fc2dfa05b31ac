import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inSight } from '../../../platform/auth/narrow';
import type { Sight } from '../../../platform/auth/viewer';
import { sqlOf } from '../../../platform/database/database';
import type { IsoDate } from '../../../platform/money/dates';
import type { AccountType } from '../domain/chart';

export interface Balance {
  readonly number: string;
  readonly name: string;
  readonly type: AccountType;
  readonly subtype: string | null;
  readonly description: string | null;
  readonly active: boolean;
  /** Sums of all lines, in cents. */
  readonly debit: number;
  readonly credit: number;
}

/** Every account with what was posted to it, up to an accounting date or altogether. */
export class GetBalances extends Query<readonly Balance[]> {
  constructor(
    readonly to: IsoDate | null,
    readonly clientId: string | null,
    readonly sight: Sight,
  ) {
    super();
  }
}

const BALANCES = `
SELECT a.id AS number, a.name, a.type, a.subtype, a.description, a.active, COALESCE(s.debit, 0)::bigint AS debit, COALESCE(s.credit, 0)::bigint AS credit
FROM accounts a LEFT JOIN (
  SELECT account_number, sum(debit) AS debit, sum(credit) AS credit FROM journal_lines
  WHERE ($1::date IS NULL OR entry_date <= $1) AND ($2::uuid IS NULL OR client_id = $2) AND ${inSight('client_id', '$3')} GROUP BY account_number
) s ON s.account_number = a.id ORDER BY a.id`;

@QueryHandler(GetBalances)
export class GetBalancesHandler implements IQueryHandler<GetBalances> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ to, clientId, sight }: GetBalances): Promise<Balance[]> {
    return (await sqlOf(this.dataSource).query<Balance>(BALANCES, [to, clientId, sight.clients])).rows;
  }
}
