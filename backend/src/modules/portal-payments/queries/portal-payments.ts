import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { PortalPaymentRow } from '../projections/portal-payments';

export interface PortalPaymentFilter extends ListQuery {
  readonly status?: PortalPaymentStatus | undefined;
  readonly clientId?: string | undefined;
}
const RULES = {
  alias: 'r',
  id: 'id',
  search: { texts: ['r.description', 'r.client_name', 'r.transaction_id'] },
  sort: {
    createdAt: 'r.created_at',
    paymentDate: 'r.payment_date',
    amount: 'r.amount',
    status: 'r.payment_status',
    description: 'r.description',
    clientName: 'r.client_name',
  },
};

const BY_STATUS = { column: 'r.payment_status', sorts: ['createdAt'] };

/** Card payments in sight, newest first. One that never reached the provider was no payment yet and is not shown. */
export class ListPortalPayments extends Query<Page<PortalPaymentRow>> {
  constructor(
    readonly filter: PortalPaymentFilter,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(ListPortalPayments)
export class ListPortalPaymentsHandler implements IQueryHandler<ListPortalPayments> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ filter, sight }: ListPortalPayments): Promise<Page<PortalPaymentRow>> {
    const rows = rowsOf(this.dataSource, PortalPaymentRow, sight).andWhere('r.intent_id IS NOT NULL');
    if (filter.status) rows.andWhere('r.payment_status = ANY(:status)', { status: [filter.status] });
    if (filter.clientId) rows.andWhere('r.client_id = :clientId', { clientId: filter.clientId });
    const isAll = filter.clientId === undefined && sight.clients === null;
    return pageOf<PortalPaymentRow>(rows, filter, {
      ...RULES,
      within: filter.status && isAll ? BY_STATUS : undefined,
    });
  }
}

/** The payment that a provider's payment is for, when it is in sight. */
export class PortalPaymentOf extends Query<PortalPaymentRow | null> {
  constructor(
    readonly intentId: string,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(PortalPaymentOf)
export class PortalPaymentOfHandler implements IQueryHandler<PortalPaymentOf> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ intentId, sight }: PortalPaymentOf): Promise<PortalPaymentRow | null> {
    const rows = rowsOf(this.dataSource, PortalPaymentRow, sight).andWhere('r.intent_id = :intentId', {
      intentId,
    });
    return (await rows.getRawOne<PortalPaymentRow>()) ?? null;
  }
}
