import type { ScreenParts } from '../../../components/records/screen-parts';
import { viewOf } from '../../../components/records/record-view';
import { payRuleKit, type PayRule } from './pay-rule-kit';
import { PayRuleList } from './pay-rule-list';

export const parts: ScreenParts<PayRule> = { kit: payRuleKit, List: PayRuleList, View: viewOf(payRuleKit) };
