import { LoadDialog } from '../../features/loads/components/load-dialog-lazy';
import { LoadTable } from '../../features/loads/components/load-table';
import { useFlagParam } from '../../lib/use-address-param';

export function ClientLoads() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <LoadTable onAdd={() => setAdding(true)} />
      {adding && <LoadDialog load={null} onClose={() => setAdding(false)} />}
    </>
  );
}
