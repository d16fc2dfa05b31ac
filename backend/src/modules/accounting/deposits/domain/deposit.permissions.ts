import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { DepositState } from './deposit';
import type { DepositCommand } from './deposit.decider';

export const depositPermissions: RequiredPermissions<DepositState, DepositCommand> = {
  TakeDeposit: () => ['payments.write'],
  ApplyDeposit: () => ['payments.write'],
  RestoreDeposit: () => ['payments.write'],
  RefundDeposit: () => ['payments.write'],
};
