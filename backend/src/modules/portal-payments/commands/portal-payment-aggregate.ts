import { SYSTEM_ONLY } from '../../../platform/auth/viewer';
import type { Aggregate } from '../../../platform/commands/aggregate';
import type { PortalPayment } from '../domain/portal-payment';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { portalPaymentDecider } from '../domain/portal-payment.decider';
import { portalPaymentFacts, type PortalPaymentFact } from '../domain/portal-payment.facts';
import { portalPaymentRows } from '../projections/portal-payments';

export const portalPayments: Aggregate<PortalPayment, PortalPaymentCommand, PortalPaymentFact> = {
  title: 'payment',
  family: portalPaymentFacts,
  decider: portalPaymentDecider,
  projections: [portalPaymentRows],
  clientOf: (payment) => (payment.status === 'none' ? null : payment.terms.clientId),
  wishes: {
    StartPortalPayment: () => ['portal.pay'],
    NoteIntent: () => ['portal.pay'],
    SettlePortalPayment: () => [['portal.pay', 'portal-payments.manage']],
    GiveUpPortalPayment: () => [SYSTEM_ONLY],
    RequestRefund: () => ['portal-payments.manage'],
    NoteRefundRefused: () => ['portal-payments.manage'],
  },
};
