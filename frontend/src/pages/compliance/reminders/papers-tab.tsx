import { Outlet } from 'react-router';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { paperRequestKit } from '../../../features/compliance/obligations/papers/paper-request-kit';
import { PaperRequestList } from '../../../features/compliance/obligations/papers/paper-request-list';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <PaperRequestList onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={paperRequestKit} record={null} onClose={() => setAdding(false)} />}
      <Outlet />
    </>
  );
}
