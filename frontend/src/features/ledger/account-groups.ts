import type { AccountType } from '../../lib/api-types';
import { optionsOf } from '../../lib/labels';

export const accountGroupLabels: Record<AccountType, string> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  revenue: 'Revenue',
  expenses: 'Expenses',
};
export const accountGroups = optionsOf(accountGroupLabels);
