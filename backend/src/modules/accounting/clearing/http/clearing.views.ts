import { published } from '../../../../platform/fields/schema';
import { described, MONEY, Shown, TEXT } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import type { PaidOutPayment } from '../domain/payout.events';

/** A payment that arrived with others. */
@published('PaidOutPayment')
export class PaidOutView {
  @Shown(TEXT) paymentId: string;
  @Shown(TEXT) reference: string;
  @Shown(TEXT) clientId: string;
  @Shown(TEXT) clientName: string;
  @Shown(described(MONEY, 'Below 0 where more of it went back than was on its way')) amount: string;
}
export const paidOutView = ({ amount, ...payment }: PaidOutPayment): PaidOutView => ({
  ...payment,
  amount: moneyText(amount),
});
