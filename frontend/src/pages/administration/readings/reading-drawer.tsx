import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { ReadingView } from '../../../features/administration/readings/reading-view';

export function Component() {
  const { id, onClose } = useDrawer('/readings/papers');
  return <ReadingView key={id} id={id} history={<RecordHistory kind="paperreading" id={id} />} onClose={onClose} />;
}
