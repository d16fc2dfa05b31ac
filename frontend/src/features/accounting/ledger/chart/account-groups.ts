import type { AccountType } from '../../../../lib/api/api-types';
import { optionsOf } from '../../../../lib/format/labels';

export const accountGroupLabels: Record<AccountType, string> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  revenue: 'Revenue',
  expenses: 'Expenses',
};
export const accountGroups = optionsOf(accountGroupLabels);
