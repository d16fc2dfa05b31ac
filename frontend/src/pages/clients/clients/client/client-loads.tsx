import { RecordDialog } from '../../../../components/records/record-dialog-lazy';
import { loadKit } from '../../../../features/operations/loads/load-kit';
import { LoadList } from '../../../../features/operations/loads/load-list';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';

export function ClientLoads() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <LoadList onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={loadKit} record={null} onClose={() => setAdding(false)} />}
    </>
  );
}
