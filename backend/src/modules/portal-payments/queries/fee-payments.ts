import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import type { FeeStatus } from '../domain/fee';
import { CompliancePaymentRow } from '../projections/compliance-payments';

export interface FeeFilter extends ListQuery {
  readonly status?: FeeStatus | undefined;
  readonly clientId?: string | undefined;
}
const RULES = {
  alias: 'r',
  id: 'id',
  search: ['description', 'clientName', 'transactionId'],
  sort: {
    createdAt: 'r.created_at',
    paymentDate: 'r.payment_date',
    amount: 'r.amount',
    status: 'r.payment_status',
    description: 'r.description',
    clientName: 'r.client_name',
  },
};

/** Card payments in sight, newest first. One that never reached the provider was no payment yet and is not shown. */
export class ListFeePayments extends Query<Page<CompliancePaymentRow>> {
  constructor(
    readonly filter: FeeFilter,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(ListFeePayments)
export class ListFeePaymentsHandler implements IQueryHandler<ListFeePayments> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ filter, sight }: ListFeePayments): Promise<Page<CompliancePaymentRow>> {
    const rows = rowsOf(this.dataSource, CompliancePaymentRow, sight).andWhere('r.intent_id IS NOT NULL');
    if (filter.status) rows.andWhere('r.payment_status = :status', { status: filter.status });
    if (filter.clientId) rows.andWhere('r.client_id = :clientId', { clientId: filter.clientId });
    return pageOf<CompliancePaymentRow>(rows, filter, RULES);
  }
}

/** The payment that a provider's payment is for, when it is in sight. */
export class FeePaymentOf extends Query<CompliancePaymentRow | null> {
  constructor(
    readonly intentId: string,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(FeePaymentOf)
export class FeePaymentOfHandler implements IQueryHandler<FeePaymentOf> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ intentId, sight }: FeePaymentOf): Promise<CompliancePaymentRow | null> {
    const rows = rowsOf(this.dataSource, CompliancePaymentRow, sight).andWhere('r.intent_id = :intentId', {
      intentId,
    });
    return (await rows.getRawOne<CompliancePaymentRow>()) ?? null;
  }
}
