import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { ListQuery } from '../../../../platform/lists/list-query';
import type { Page } from '../../../../platform/lists/page';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { PortalPayment, TO_COME, type PaymentMethod, type PortalPaymentStore } from '../portal-payment';

export interface PortalPaymentFilter extends ListQuery {
  readonly status?: PortalPaymentStatus | typeof TO_COME | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
}
/** In whole cents: `paid` is what was received less refunds, `pending` what is still to come. */
export interface PaymentFigures {
  readonly paid: number;
  readonly pending: number;
}

/** Written exactly as in the condition of the partial index, so that PostgreSQL uses the index. */
const IS_TO_COME = "r.payment_status IN ('pending', 'processing')";
const BY_STATUS = { column: 'r.payment_status', sorts: ['createdAt'] };
const NARROWING = ['clientId', 'paymentMethod', 'documentId', 'invoiceId'];
const PAID = "coalesce(sum(r.amount - r.refunded) FILTER (WHERE r.payment_status = 'completed'), 0)";
const PENDING = `coalesce(sum(r.amount) FILTER (WHERE ${IS_TO_COME}), 0)`;

/** Queries of portal payments. */
@Injectable()
export class PortalPayments {
  constructor(@RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore) {}

  /** A page of the payments in scope, newest first. */
  page(scope: Scope, filter: PortalPaymentFilter): Promise<Page<PortalPayment>> {
    const { status, paymentMethod } = filter;
    const asked: Readonly<Record<string, unknown>> = { ...filter };
    const narrowed = NARROWING.some((name) => asked[name] !== undefined);
    const isOne = status !== undefined && status !== TO_COME;
    return this.payments.list(
      scope,
      filter,
      (rows) => {
        if (status === TO_COME) rows.andWhere(IS_TO_COME);
        else if (status) rows.andWhere('r.payment_status = ANY(:status)', { status: [status] });
        const method = paymentMethod === 'credit_card' ? 'card' : paymentMethod;
        if (method) rows.andWhere('r.payment_method = :method', { method });
      },
      { within: isOne && !narrowed && scope.clients === null ? BY_STATUS : undefined },
    );
  }

  async figures(scope: Scope): Promise<PaymentFigures> {
    const found = await this.payments
      .listed(scope)
      .select(PAID, 'paid')
      .addSelect(PENDING, 'pending')
      .getRawOne<Record<keyof PaymentFigures, string>>();
    return { paid: Number(found?.paid ?? 0), pending: Number(found?.pending ?? 0) };
  }

  /** Our payment by the id of the provider's payment; null when there is none in scope. */
  async ofIntent(scope: Scope, intentId: string): Promise<PortalPayment | null> {
    const rows = this.payments.rows(scope).andWhere('r.intent_id = :intentId', { intentId });
    return (await rows.getRawOne<PortalPayment>()) ?? null;
  }
}
