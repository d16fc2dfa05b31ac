import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { Values } from '../../../../platform/records/kind/kind';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Broker } from '../../../clients/brokers';
import { Invoice, type InvoiceStore } from '../invoice';
import { Payment } from '../payment';

/** Payments of invoices in scope, as lists and answers show them. */
@Injectable()
export class PaymentsOfInvoices {
  constructor(
    @ReadsOf(Payment) private readonly payments: RecordReads<Payment>,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  /**
   * The payments of one invoice, newest first. A payment belongs to the client that the invoice had when it was paid.
   */
  of(scope: Scope, invoiceId: number): Promise<Payment[]> {
    return this.payments
      .rows(scope)
      .andWhere('r.invoice_id = :invoiceId', { invoiceId })
      .orderBy('r.id', 'DESC')
      .getRawMany<Payment>();
  }

  /**
   * The payments as answers show them. The broker is that of the invoice; it is null when the invoice is out of scope.
   */
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
