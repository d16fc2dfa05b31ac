import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { ListQuery } from '../../../../platform/lists/list-query';
import type { Page } from '../../../../platform/lists/page';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { Payment } from '../../invoices';

export interface PaymentFilter extends ListQuery {
  readonly status?: 'received' | 'reversed' | undefined;
  readonly brokerId?: number | undefined;
  readonly method?: string | undefined;
}

/** A subquery that PostgreSQL runs first, because a broker has few payments among many. */
const OF_BROKER = `SELECT p.id FROM payments AS p
  WHERE p.invoice_id = ANY(ARRAY(SELECT i.id FROM invoices AS i WHERE i.broker_id = :brokerId))`;

/** Pages of payments of invoices, newest first. */
@Injectable()
export class PaymentLists {
  constructor(@ReadsOf(Payment) private readonly payments: RecordReads<Payment>) {}

  page(scope: Scope, filter: PaymentFilter): Promise<Page<Payment>> {
    const { status, brokerId, method } = filter;
    return this.payments.list(scope, filter, (rows) => {
      if (status) rows.andWhere(`r.reversed_at IS ${status === 'reversed' ? 'NOT NULL' : 'NULL'}`);
      if (brokerId) rows.andWhere(`r.id = ANY(ARRAY(${OF_BROKER}))`, { brokerId });
      if (method) rows.andWhere('r.payment_method = :method', { method });
    });
  }
}
