import { BrokerLedger } from '../../../features/accounting/reports/broker-ledger';

export function Component() {
  return <BrokerLedger />;
}
