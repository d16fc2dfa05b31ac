import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { ClientMoneyCommand, ClientMoneyState } from './client-money.decider';

/** Whoever settles a payment of the portal also holds its government part; all else is the bookkeepers'. */
const OF_PAYMENTS = ['portal.pay', 'payments.write', 'portal-payments.manage'];
export const clientMoneyPermissions: RequiredPermissions<ClientMoneyState, ClientMoneyCommand> = {
  ReceiveClientMoney: () => ['client-money.write'],
  HoldOfPayment: () => [OF_PAYMENTS],
  MoveClientMoney: () => ['client-money.write'],
  PayOutClientMoney: () => ['client-money.write'],
  RefundClientMoney: () => ['client-money.write'],
  ReturnOfPayment: () => [OF_PAYMENTS],
};
