import { AccountStatements } from '../../../features/accounting/reports/account-statements';

export function Component() {
  return <AccountStatements />;
}
