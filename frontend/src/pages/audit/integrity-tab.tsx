import { CheckList } from '../../features/audit/components/check-list';
import { IntegrityResult } from '../../features/audit/components/integrity-result';

export function Component() {
  return (
    <>
      <IntegrityResult />
      <CheckList />
    </>
  );
}
