import { FinancialReports } from '../../../features/accounting/invoices/reports/financial-reports';

export function Component() {
  return <FinancialReports />;
}
