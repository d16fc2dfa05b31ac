import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { DriverAccountCommand, DriverAccountState } from './driver-account.decider';

/** Money goes out by who pays; what a settlement moves, by who approves it. Interest is credited at night. */
export const driverAccountPermissions: RequiredPermissions<DriverAccountState, DriverAccountCommand> = {
  GiveAdvance: () => ['payments.write'],
  ReturnEscrow: () => ['payments.write'],
  CreditEscrowInterest: () => ['payments.write'],
  SetAccountTerms: () => ['settlements.write'],
  SettleAccount: () => ['settlements.approve'],
  UnsettleAccount: () => ['settlements.approve'],
};
