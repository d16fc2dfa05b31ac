import { FactSearch } from '../../features/audit/components/fact-search';

export function Component() {
  return <FactSearch />;
}
