import { SYSTEM_ONLY } from '../../../../platform/access/viewer';
import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { PortalPaymentState } from './portal-payment';
import type { PortalPaymentCommand } from './portal-payment.commands';

/** Clients pay for themselves; the office records payments for clients. */
const PAY = ['portal.pay', 'payments.write'];

export const portalPaymentPermissions: RequiredPermissions<PortalPaymentState, PortalPaymentCommand> = {
  StartPortalPayment: () => [PAY],
  NoteIntent: () => [PAY],
  LinkPayment: () => [PAY],
  PayOutPayment: () => ['payments.write'],
  TakeBackPayout: () => ['payments.write'],
  SettlePortalPayment: () => [[...PAY, 'portal-payments.manage']],
  GiveUpPortalPayment: () => [SYSTEM_ONLY],
  RequestRefund: () => ['portal-payments.manage'],
  NoteRefundRefused: () => ['portal-payments.manage'],
  TakeBankPayment: () => [PAY],
  ProcessBankPayment: () => ['payments.write'],
  CompleteBankPayment: () => ['payments.write'],
  FailBankPayment: () => ['payments.write'],
  RefundBankPayment: () => ['portal-payments.manage'],
};
