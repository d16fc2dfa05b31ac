import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import type { IsoDate } from '../../../platform/money/dates';
import { PaymentRow } from '../projections/payment-rows';

export interface PaymentFilter extends ListQuery {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly status?: 'received' | 'reversed' | undefined;
  readonly clientId?: string | undefined;
  readonly invoiceId?: number | undefined;
  readonly brokerId?: number | undefined;
  readonly method?: string | undefined;
}

const RULES = {
  alias: 'r',
  id: 'id',
  search: { texts: ['r.invoice_number', 'r.notes', 'r.check_number'] },
  sort: { paymentDate: 'r.payment_date', amount: 'r.amount' },
};

/** Worked out first: of the invoices of a carrier few are among many payments. */
const OF_BROKER =
  'SELECT p.id FROM payments AS p WHERE p.invoice_id = ANY(ARRAY(SELECT i.id FROM invoices AS i WHERE i.broker_id = :brokerId))';

/** A page of the payments of all invoices in sight. */
export class ListPayments extends Query<Page<PaymentRow>> {
  constructor(
    readonly filter: PaymentFilter,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(ListPayments)
export class ListPaymentsHandler implements IQueryHandler<ListPayments> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ filter, sight }: ListPayments): Promise<Page<PaymentRow>> {
    const { from, to, status, clientId, invoiceId, brokerId, method, ...asked } = filter;
    const rows = rowsOf(this.dataSource, PaymentRow, sight);
    if (from) rows.andWhere('r.payment_date >= :from', { from });
    if (to) rows.andWhere('r.payment_date <= :to', { to });
    if (status) rows.andWhere(`r.reversed_at IS ${status === 'reversed' ? 'NOT NULL' : 'NULL'}`);
    if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
    if (invoiceId) rows.andWhere('r.invoice_id = :invoiceId', { invoiceId });
    if (brokerId) rows.andWhere(`r.id = ANY(ARRAY(${OF_BROKER}))`, { brokerId });
    if (method) rows.andWhere('r.payment_method = :method', { method });
    return pageOf<PaymentRow>(rows, asked, RULES);
  }
}
