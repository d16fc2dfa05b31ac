import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { paymentReference, PortalPayment, type PortalPaymentStore } from '../../portal-payments';
import type { PaidOutPayment } from '../domain/payout.events';

/** Written exactly as in the condition of the partial index `compliance_payments_waiting`. */
const IS_WAITING = `r.payment_status IN ('completed', 'refunded')
  AND r.amount - r.refunded - COALESCE(r.processing_fee, 0) - r.paid_out <> 0`;

/** All that is on its way to the bank of a payment. */
export const arriving = (payment: PortalPayment): PaidOutPayment => {
  const { id, clientId, clientName, amount, refunded, processingFee, paidOut } = payment;
  const left = amount - refunded - (processingFee ?? 0) - paidOut;
  return { paymentId: id, reference: paymentReference(id), clientId, clientName, amount: left };
};

/** Payments of clients that are on their way to the bank: account 1050, one by one. */
@Injectable()
export class WaitingPayments {
  constructor(@RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore) {}

  /** The oldest first, at most so many. */
  inScope(scope: Scope, most: number): Promise<PortalPayment[]> {
    return this.payments
      .rows(scope)
      .andWhere(IS_WAITING)
      .orderBy('r.payment_date')
      .addOrderBy('r.id')
      .limit(most)
      .getRawMany<PortalPayment>();
  }
}
