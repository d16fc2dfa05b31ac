import { Outlet, useSearchParams } from 'react-router';
import { NewReturnDialog } from '../../../features/compliance/ifta/returns/new-return-dialog-lazy';
import { ReturnList } from '../../../features/compliance/ifta/returns/return-list';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { StaffOnly } from './staff-only';

export function Component() {
  const mayWrite = useCan('ifta.write');
  const [search] = useSearchParams();
  const [adding, setAdding] = useFlagParam('new');
  return (
    <StaffOnly>
      <ReturnList onAdd={() => setAdding(true)} />
      {mayWrite && adding && (
        <NewReturnDialog clientId={search.get('clientId') ?? ''} onClose={() => setAdding(false)} />
      )}
      <Outlet />
    </StaffOnly>
  );
}
