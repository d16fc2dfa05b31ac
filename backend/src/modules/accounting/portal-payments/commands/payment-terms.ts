import type { Client } from '../../../clients/clients';
import { CURRENCY, type PortalPaymentTerms } from '../domain/portal-payment.events';
import { paymentReference } from '../domain/rules/payment-reference';

/** The terms of a new portal payment, by card or by bank. */
export const termsOf = (
  id: string,
  {
    clientId,
    userId,
    amount,
    description,
    parts,
  }: Pick<PortalPaymentTerms, 'clientId' | 'userId' | 'amount' | 'description' | 'parts'>,
  { companyName }: Client,
): PortalPaymentTerms => ({
  clientId,
  clientName: companyName,
  userId,
  amount,
  currency: CURRENCY,
  description,
  reference: paymentReference(id),
  ...(parts ? { parts } : {}),
});
