import { ProfitAndLoss } from '../../../features/accounting/reports/income/profit-and-loss';

export function Component() {
  return <ProfitAndLoss />;
}
