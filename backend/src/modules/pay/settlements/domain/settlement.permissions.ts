import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { SettlementState } from './settlement';
import type { SettlementCommand } from './settlement.commands';

/** Who prepares, who approves and who pays are three permissions; a driver disputes lines of its own. */
export const settlementPermissions: RequiredPermissions<SettlementState, SettlementCommand> = {
  DraftSettlement: () => ['settlements.write'],
  ChangeSettlementLines: () => ['settlements.write'],
  ApproveSettlement: () => ['settlements.approve'],
  ReopenSettlement: () => ['settlements.approve'],
  PaySettlement: () => ['payments.write'],
  ReverseSettlementPayment: () => ['payments.write'],
  DiscardSettlement: () => ['settlements.write'],
  SendSettlement: () => ['settlements.write'],
  DisputeSettlementLine: () => [['settlements.write', 'driver.write']],
  AnswerSettlementDispute: () => ['settlements.write'],
};
