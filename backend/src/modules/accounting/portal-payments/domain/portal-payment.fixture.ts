import type { PortalPaymentTerms } from './portal-payment.events';

export const TERMS: PortalPaymentTerms = {
  clientId: 'c',
  clientName: 'Ridgeline Carriers LLC',
  userId: 'u',
  amount: 150_00,
  currency: 'usd',
  description: 'IFTA Processing Fee',
  reference: 'FEE-0000000A',
};
