import { Ageing } from '../../../features/accounting/reports/ageing';

export function Component() {
  return <Ageing />;
}
