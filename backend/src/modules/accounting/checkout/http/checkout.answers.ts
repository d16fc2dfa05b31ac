import { described, listOf, MONEY, object, oneOf, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import {
  FEE_DESCRIPTIONS,
  PartView,
  PORTAL_PAYMENT_STATUSES,
  PROVIDERS,
  type PortalPaymentStatus,
  type ProviderName,
} from '../../portal-payments';

export class PaymentIntent {
  @Shown(TEXT) clientSecret: string;
}
export class Fee {
  @Shown(oneOf(FEE_DESCRIPTIONS)) description: (typeof FEE_DESCRIPTIONS)[number];
  @Shown(MONEY) amount: string;
}
export class Checkout {
  @Shown(oneOf(PROVIDERS)) provider: ProviderName;
  @Shown(orNull(TEXT)) publishableKey: string | null;
  @Shown(MONEY) amount: string;
  @Shown(TEXT) description: string;
  @Shown(oneOf(PORTAL_PAYMENT_STATUSES)) status: PortalPaymentStatus;
  @Shown(described(listOf(object(() => PartView)), 'What is service and what is for a government')) parts: PartView[];
  @Shown(TEXT) paymentIntentId: string;
}
