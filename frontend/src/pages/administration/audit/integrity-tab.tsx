import { CheckList } from '../../../features/administration/audit/check-list';
import { IntegrityResult } from '../../../features/administration/audit/integrity-result';

export function Component() {
  return (
    <>
      <IntegrityResult />
      <CheckList />
    </>
  );
}
