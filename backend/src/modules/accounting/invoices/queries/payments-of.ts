import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { ListQuery } from '../../../../platform/lists/list-query';
import type { Page } from '../../../../platform/lists/page';
import type { Values } from '../../../../platform/records/kind/kind';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Broker } from '../../../clients/brokers';
import { Invoice, type InvoiceStore } from '../invoice';
import { Payment } from '../payment';

export interface PaymentFilter extends ListQuery {
  readonly status?: 'received' | 'reversed' | undefined;
  readonly brokerId?: number | undefined;
  readonly method?: string | undefined;
}

/** Worked out first: of the invoices of a carrier few are among many payments. */
const OF_BROKER = `SELECT p.id FROM payments AS p
  WHERE p.invoice_id = ANY(ARRAY(SELECT i.id FROM invoices AS i WHERE i.broker_id = :brokerId))`;

/** Payments of invoices in scope, as lists and answers show them. */
@Injectable()
export class PaymentsOfInvoices {
  constructor(
    @ReadsOf(Payment) private readonly payments: RecordReads<Payment>,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  page(scope: Scope, filter: PaymentFilter): Promise<Page<Payment>> {
    const { status, brokerId, method } = filter;
    return this.payments.list(scope, filter, (rows) => {
      if (status) rows.andWhere(`r.reversed_at IS ${status === 'reversed' ? 'NOT NULL' : 'NULL'}`);
      if (brokerId) rows.andWhere(`r.id = ANY(ARRAY(${OF_BROKER}))`, { brokerId });
      if (method) rows.andWhere('r.payment_method = :method', { method });
    });
  }

  /** Of one invoice, newest first; those of the time when it was another client's are that client's. */
  of(scope: Scope, invoiceId: number): Promise<Payment[]> {
    return this.payments
      .rows(scope)
      .andWhere('r.invoice_id = :invoiceId', { invoiceId })
      .orderBy('r.id', 'DESC')
      .getRawMany<Payment>();
  }

  /** The broker is the one of the invoice: where that is out of scope nothing is said of it. */
  async shown(scope: Scope, payments: readonly Payment[]): Promise<readonly Values[]> {
    const ids = [...new Set(payments.map(({ invoiceId }) => invoiceId))];
    const [views, invoices] = await Promise.all([
      this.payments.shown(scope, payments),
      this.invoices.byIds(scope, ids),
    ]);
    const brokerOf = new Map(invoices.map(({ id, brokerId }) => [id, brokerId]));
    const brokers = await this.brokers.names(scope, [...brokerOf.values()]);
    return views.map((view, at) => ({
      ...view,
      brokerName: brokers.get(brokerOf.get(payments[at]?.invoiceId ?? 0)) ?? null,
    }));
  }
}
