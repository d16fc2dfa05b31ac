import { Choice, field, Id, Uuid } from '../../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { published } from '../../../../platform/fields/schema';
import { MONEY, Shown } from '../../../../platform/fields/shown';
import { text, type TextLimits } from '../../../../platform/fields/texts';
import { ListQuery } from '../../../../platform/lists/list-query';
import { withoutCardNumbers } from '../domain/rules/card-data';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { PAYMENT_METHODS, PORTAL_PAYMENT_STATUSES, TO_COME, type PaymentMethod } from '../portal-payment';

/** The rule for a text field from which every possible card number is removed. */
export const withoutCards =
  (limits: TextLimits) =>
  (label: string): Rule<string> => {
    const plain = text(label, limits);
    const read = (given: unknown): string | Invalid => {
      const value = plain.read(given);
      return value instanceof Invalid ? value : withoutCardNumbers(value);
    };
    return { ...plain, read };
  };

export class RefundRequest {
  @field<string>('reason', withoutCards({ max: 300 })) reason: string;
}

export class PortalPaymentQuery extends ListQuery {
  @Choice('status', [...PORTAL_PAYMENT_STATUSES, TO_COME], { absent: true }) status?:
    | PortalPaymentStatus
    | typeof TO_COME;
  @Uuid('client', { absent: true }) clientId?: string;
  @Choice('payment method', PAYMENT_METHODS, { absent: true }) paymentMethod?: PaymentMethod;
  @Uuid('document', { absent: true }) documentId?: string;
  @Id('invoice', { absent: true }) invoiceId?: number;
}

@published('PaymentFigures')
export class PaymentFiguresView {
  @Shown(MONEY) paid: string;
  @Shown(MONEY) pending: string;
}
