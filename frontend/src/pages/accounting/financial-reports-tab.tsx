import { FinancialReports } from '../../features/invoices/components/financial-reports';

export function Component() {
  return <FinancialReports />;
}
