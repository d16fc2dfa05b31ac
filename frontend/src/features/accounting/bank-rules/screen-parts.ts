import type { ScreenParts } from '../../../components/records/screen-parts';
import { bankRuleKit, type BankRule } from './bank-rule-kit';
import { BankRuleList } from './bank-rule-list';
import { BankRuleView } from './bank-rule-view';

export const parts: ScreenParts<BankRule> = { kit: bankRuleKit, List: BankRuleList, View: BankRuleView };
