import { BalanceSheet } from '../../../features/accounting/reports/balance-sheet';

export function Component() {
  return <BalanceSheet />;
}
