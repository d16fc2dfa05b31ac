import { FactSearch } from '../../../features/administration/audit/fact-search';

export function Component() {
  return <FactSearch />;
}
