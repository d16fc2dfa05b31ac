import { viewOf } from '../../../components/records/record-view';
import { bankRuleKit } from './bank-rule-kit';

export const BankRuleView = viewOf(bankRuleKit, { lead: () => ({}) });
