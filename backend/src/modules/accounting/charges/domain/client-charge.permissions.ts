import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { ChargeCommand, ChargeState } from './client-charge.decider';

/** Whoever settles a payment of the portal pays the charges that it is for. */
const OF_PAYMENTS = ['portal.pay', 'payments.write', 'portal-payments.manage'];
export const chargePermissions: RequiredPermissions<ChargeState, ChargeCommand> = {
  RaiseCharge: () => ['client-money.write'],
  PayCharge: () => [OF_PAYMENTS],
  ReopenCharge: () => [OF_PAYMENTS],
  CancelCharge: () => ['client-money.write'],
};
