import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { ACCOUNT } from '../../../../platform/money/accounts';
import type { Range } from '../domain/ranges';

/** The invoices of a broker in some books. */
export interface OfBroker {
  readonly brokerId: number;
  readonly clientId: string | null;
  readonly own: boolean;
}
/** What one entry booked on a receivable of a broker: above 0 it owes more, below 0 less; in whole cents. */
export interface BrokerLine {
  readonly date: string;
  readonly entryId: string;
  readonly reference: string;
  readonly description: string;
  readonly invoiceId: number;
  readonly net: number;
}

const MOST = 5_000;
const LINES = `FROM invoices i JOIN journal_lines l ON l.source_kind = 'invoice' AND l.source_id = i.id::text
    AND l.account_number = '${ACCOUNT.receivable}'
  WHERE i.broker_id = $1 AND ${inScope('i.client_id', '$2')} AND ($3::uuid IS NULL OR i.client_id = $3)
    AND (NOT $4 OR i.client_id IS NULL)`;
const OPENING = `SELECT COALESCE(sum(l.debit - l.credit), 0)::bigint AS opening ${LINES} AND l.entry_date < $5::date`;
const ENTRIES = `SELECT to_char(l.entry_date, 'YYYY-MM-DD') AS date, l.entry_id AS "entryId", l.reference,
    min(l.description) AS description, i.id AS "invoiceId", sum(l.debit - l.credit)::bigint AS net
  ${LINES} AND l.entry_date BETWEEN $5::date AND $6::date
  GROUP BY l.entry_date, l.entry_id, l.reference, i.id HAVING sum(l.debit - l.credit) <> 0
  ORDER BY l.entry_date, l.entry_id LIMIT ${MOST + 1}`;

/** The receivable of one broker, entry by entry. */
@Injectable()
export class BrokerLines {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws RuleViolation INVALID when the days hold more entries than a page can show */
  async of(
    { from, to }: Range,
    { brokerId, clientId, own }: OfBroker,
    scope: Scope,
  ): Promise<{ opening: number; lines: readonly BrokerLine[] }> {
    const sql = sqlOf(this.dataSource);
    const values = [brokerId, scope.clients, clientId, own, from];
    const { rows } = await sql.query<{ opening: number }>(OPENING, values);
    const { rows: lines } = await sql.query<BrokerLine>(ENTRIES, [...values, to]);
    if (lines.length > MOST)
      throw new RuleViolation('INVALID', `These days have more than ${MOST} entries; choose fewer`, 'invalid', [
        { field: 'from', message: `These days have more than ${MOST} entries; choose fewer` },
      ]);
    return { opening: rows[0]?.opening ?? 0, lines };
  }
}
