import type { ScreenParts } from '../../../components/records/screen-parts';
import { viewOf } from '../../../components/records/record-view';
import { deductionRuleKit, type DeductionRule } from './deduction-rule-kit';
import { DeductionRuleList } from './deduction-rule-list';

export const parts: ScreenParts<DeductionRule> = {
  kit: deductionRuleKit,
  List: DeductionRuleList,
  View: viewOf(deductionRuleKit),
};
