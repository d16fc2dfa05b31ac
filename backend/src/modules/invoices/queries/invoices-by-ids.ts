import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import { InvoiceRow } from '../projections/invoice-rows';

/** Of these invoices those in sight, in the order of their due dates. */
export class InvoicesByIds extends Query<readonly InvoiceRow[]> {
  constructor(
    readonly ids: readonly number[],
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(InvoicesByIds)
export class InvoicesByIdsHandler implements IQueryHandler<InvoicesByIds> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ ids, sight }: InvoicesByIds): Promise<InvoiceRow[]> {
    return rowsOf(this.dataSource, InvoiceRow, sight)
      .andWhere('r.id = ANY(:ids)', { ids: [...ids] })
      .orderBy('r.due_date', 'ASC', 'NULLS LAST')
      .addOrderBy('r.id')
      .getRawMany<InvoiceRow>();
  }
}
