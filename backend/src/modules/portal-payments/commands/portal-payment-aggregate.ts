import { SYSTEM_ONLY } from '../../../platform/auth/viewer';
import type { Aggregate } from '../../../platform/commands/aggregate';
import type { PortalPayment } from '../domain/portal-payment';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { portalPaymentDecider } from '../domain/portal-payment.decider';
import { portalPaymentFacts, type PortalPaymentFact } from '../domain/portal-payment.facts';
import { portalPaymentRows } from '../projections/portal-payments';

/** A client pays for itself; who works here takes the payments of clients. */
const PAY = ['portal.pay', 'payments.write'];

export const portalPayments: Aggregate<PortalPayment, PortalPaymentCommand, PortalPaymentFact> = {
  title: 'payment',
  family: portalPaymentFacts,
  decider: portalPaymentDecider,
  projections: [portalPaymentRows],
  clientOf: (payment) => (payment.status === 'none' ? null : payment.terms.clientId),
  wishes: {
    StartPortalPayment: () => [PAY],
    NoteIntent: () => [PAY],
    LinkPayment: () => [PAY],
    SettlePortalPayment: () => [[...PAY, 'portal-payments.manage']],
    GiveUpPortalPayment: () => [SYSTEM_ONLY],
    RequestRefund: () => ['portal-payments.manage'],
    NoteRefundRefused: () => ['portal-payments.manage'],
    TakeBankPayment: () => [PAY],
    ProcessBankPayment: () => ['payments.write'],
    CompleteBankPayment: () => ['payments.write'],
    FailBankPayment: () => ['payments.write'],
    RefundBankPayment: () => ['portal-payments.manage'],
  },
};
