import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { SortRules } from '../../../../platform/lists/order';
import type { IsoDate } from '../../../../platform/money/dates';

/** What a client has to do first: `{ id: '019a…', title: 'IFTA return', period: '2026-Q3', dueDate: '2026-10-31' }`. */
export interface NextObligation {
  readonly id: string;
  readonly title: string;
  readonly period: string;
  readonly dueDate: IsoDate;
}

/** Along the index of each client's open obligations (`obligations_open_of_client`). */
const openOf = (client: string): string =>
  `obligations o WHERE o.client_id = ${client} AND o.removed_at IS NULL AND o.status IN ('open', 'waiting', 'ready')`;
const NEXT = `
SELECT c.id AS "clientId", next.id, next.title, next.period, next.due_date AS "dueDate"
FROM unnest($1::uuid[]) AS c (id) CROSS JOIN LATERAL (
  SELECT o.id, o.title, o.period, o.due_date FROM ${openOf('c.id')} ORDER BY o.due_date, o.id LIMIT 1
) next`;

/** How a list of clients, alias `r`, is sorted by the day of what is due first; who has nothing to do comes last. */
export const BY_NEXT_DEADLINE: SortRules = {
  sql: `(SELECT o.due_date FROM ${openOf('r.id')} ORDER BY o.due_date LIMIT 1)`,
  nulls: true,
  nullsLast: true,
  some: `EXISTS (SELECT 1 FROM ${openOf('r.id')})`,
};

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
