import { MonthReport } from '../../../features/accounting/reports/month/month-report';

export function Component() {
  return <MonthReport />;
}
