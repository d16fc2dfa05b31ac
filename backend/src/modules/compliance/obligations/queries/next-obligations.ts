import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

/** What a client has to do first: `{ id: '019a…', title: 'IFTA return', period: '2026-Q3', dueDate: '2026-10-31' }`. */
export interface NextObligation {
  readonly id: string;
  readonly title: string;
  readonly period: string;
  readonly dueDate: IsoDate;
}

/** Along the index of each client's open obligations (`obligations_open_of_client`). */
const NEXT = `
SELECT c.id AS "clientId", o.id, o.title, o.period, o.due_date AS "dueDate"
FROM unnest($1::uuid[]) AS c (id) CROSS JOIN LATERAL (
  SELECT id, title, period, due_date FROM obligations
  WHERE client_id = c.id AND removed_at IS NULL AND status IN ('open', 'waiting', 'ready')
  ORDER BY due_date, id LIMIT 1
) o`;

/** The obligations of clients that are due first; late ones, too, as long as they are not done. */
@Injectable()
export class NextObligations {
  constructor(private readonly dataSource: DataSource) {}

  /** By client id; a client that has nothing to do has none. */
  async of(clientIds: readonly string[]): Promise<ReadonlyMap<string, NextObligation>> {
    const { rows } = await poolOf(this.dataSource).query<NextObligation & { clientId: string }>(NEXT, [clientIds]);
    return new Map(rows.map(({ clientId, ...next }) => [clientId, next]));
  }
}
