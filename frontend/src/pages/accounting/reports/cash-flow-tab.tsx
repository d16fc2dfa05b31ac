import { CashFlow } from '../../../features/accounting/reports/cash-flow';

export function Component() {
  return <CashFlow />;
}
