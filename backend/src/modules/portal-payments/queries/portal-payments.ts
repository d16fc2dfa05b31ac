import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import type { BankMethod } from '../domain/bank-account';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { BY_BANK, PortalPaymentRow } from '../projections/portal-payments';

/** Both at once: what is still to come. */
export const TO_COME = 'pending,processing';
/** As its index says it. */
const IS_TO_COME = "r.payment_status IN ('pending', 'processing')";

export type PaymentMethod = 'credit_card' | BankMethod;

export interface PortalPaymentFilter extends ListQuery {
  readonly status?: PortalPaymentStatus | typeof TO_COME | undefined;
  readonly clientId?: string | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly documentId?: string | undefined;
  readonly invoiceId?: number | undefined;
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

/** What lists show: payments by bank, and those that a card provider knows of. */
export const SHOWN = '(r.intent_id IS NOT NULL OR r.provider = :bank)';
const BY_STATUS = { column: 'r.payment_status', sorts: ['createdAt'] };

/**
 * Payments of clients in sight, newest first. One by card that never reached the provider was no payment yet and is not
 * shown.
 */
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
    const rows = rowsOf(this.dataSource, PortalPaymentRow, sight).andWhere(SHOWN, { bank: BY_BANK });
    if (filter.status === TO_COME) rows.andWhere(IS_TO_COME);
    else if (filter.status) rows.andWhere('r.payment_status = ANY(:status)', { status: [filter.status] });
    if (filter.clientId) rows.andWhere('r.client_id = :clientId', { clientId: filter.clientId });
    if (filter.paymentMethod)
      rows.andWhere('r.payment_method = :method', {
        method: filter.paymentMethod === 'credit_card' ? 'card' : filter.paymentMethod,
      });
    if (filter.documentId) rows.andWhere('r.document_id = :documentId', { documentId: filter.documentId });
    if (filter.invoiceId) rows.andWhere('r.invoice_id = :invoiceId', { invoiceId: filter.invoiceId });
    const { clientId, paymentMethod, documentId, invoiceId } = filter;
    const narrowed = [clientId, paymentMethod, documentId, invoiceId].some((each) => each !== undefined);
    const isOne = filter.status !== undefined && filter.status !== TO_COME;
    return pageOf<PortalPaymentRow>(rows, filter, {
      ...RULES,
      within: isOne && !narrowed && sight.clients === null ? BY_STATUS : undefined,
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
