export { DeductionRule } from './deduction-rule';
export {
  holdsOn,
  holdsWithin,
  isPercent,
  type DeductionBasis,
  type DeductionKind,
  type PayBasis,
} from './domain/bases';
export { PayRule } from './pay-rule';
export { PayRulesModule } from './pay-rules.module';
