import type { Client } from '../../../clients/clients';
import { CURRENCY, type PortalPaymentTerms } from '../domain/portal-payment.events';
import { paymentReference } from '../domain/rules/payment-reference';

/** What a payment is taken for, whoever takes the money. */
export const termsOf = (
  id: string,
  { clientId, userId, amount, description }: Pick<PortalPaymentTerms, 'clientId' | 'userId' | 'amount' | 'description'>,
  { companyName }: Client,
): PortalPaymentTerms => ({
  clientId,
  clientName: companyName,
  userId,
  amount,
  currency: CURRENCY,
  description,
  reference: paymentReference(id),
});
