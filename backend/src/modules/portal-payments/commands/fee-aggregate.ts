import { SYSTEM_ONLY } from '../../../platform/auth/viewer';
import type { Aggregate } from '../../../platform/commands/aggregate';
import type { Fee } from '../domain/fee';
import type { FeeCommand } from '../domain/fee.commands';
import { feeDecider } from '../domain/fee.decider';
import { feeFacts, type FeeFact } from '../domain/fee.facts';
import { compliancePayments } from '../projections/compliance-payments';

export const fees: Aggregate<Fee, FeeCommand, FeeFact> = {
  title: 'payment',
  family: feeFacts,
  decider: feeDecider,
  projections: [compliancePayments],
  clientOf: (fee) => (fee.status === 'none' ? null : fee.terms.clientId),
  wishes: {
    StartFee: () => ['portal.pay'],
    NoteIntent: () => ['portal.pay'],
    SettleFee: () => [['portal.pay', 'fees.manage']],
    GiveUpFee: () => [SYSTEM_ONLY],
    RequestRefund: () => ['fees.manage'],
    NoteRefundRefused: () => ['fees.manage'],
  },
};
