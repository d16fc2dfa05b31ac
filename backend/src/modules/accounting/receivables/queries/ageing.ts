import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { AGES, isOfAge, type Age } from '../../invoices';

export interface AgedInvoices {
  readonly age: Age;
  readonly invoices: number;
  /** What is still open of them, in cents. */
  readonly balance: number;
}

/** What is open of the invoices in scope by how late they are; every age, the current ones first. */
export class InvoicesByAge extends Query<readonly AgedInvoices[]> {
  constructor(
    readonly today: IsoDate,
    readonly scope: Scope,
    readonly clientId: string | null,
  ) {
    super();
  }
}

const BY_AGE = AGES.map(
  (age) => `SELECT '${age}' AS age, count(*)::int AS invoices, COALESCE(sum(i.amount - i.paid), 0)::bigint AS balance
  FROM invoices i WHERE ${isOfAge(age, 'i', '$1')} AND ${inScope('i.client_id', '$2')} AND ($3::uuid IS NULL OR i.client_id = $3::uuid)`,
).join('\nUNION ALL ');

@QueryHandler(InvoicesByAge)
export class InvoicesByAgeHandler implements IQueryHandler<InvoicesByAge> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ today, scope, clientId }: InvoicesByAge): Promise<readonly AgedInvoices[]> {
    const { rows } = await sqlOf(this.dataSource).query<AgedInvoices>(BY_AGE, [today, scope.clients, clientId]);
    return AGES.flatMap((age) => rows.filter((row) => row.age === age));
  }
}
