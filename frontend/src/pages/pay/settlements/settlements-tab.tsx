import { Outlet, useSearchParams } from 'react-router';
import { PrepareDialog } from '../../../features/pay/settlements/prepare-dialog';
import { RunPanel } from '../../../features/pay/settlements/run-panel';
import { Settlements } from '../../../features/pay/settlements/settlements';
import { useAddressParam, useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const mayWrite = useCan('settlements.write');
  const [search] = useSearchParams();
  const [prepares, setPrepares] = useFlagParam('new');
  const [run, setRun] = useAddressParam('run');
  return (
    <>
      <Settlements onPrepare={() => setPrepares(true)} />
      {mayWrite && prepares && (
        <PrepareDialog driverId={search.get('driverId') ?? ''} onClose={() => setPrepares(false)} />
      )}
      {mayWrite && run !== null && <RunPanel id={run} onClose={() => setRun(null)} />}
      <Outlet />
    </>
  );
}
