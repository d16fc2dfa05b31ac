import { Navigate } from 'react-router';
import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { processKit } from '../../../features/compliance/ifta/process-kit';
import { ProcessView } from '../../../features/compliance/ifta/process-view';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const { id, onClose } = useDrawer(processKit.at);
  const mayRead = useCan('ifta.read');
  if (!mayRead) return <Navigate replace to="/ifta" />;
  return <ProcessView key={id} id={id} history={<RecordHistory kind="iftaprocess" id={id} />} onClose={onClose} />;
}
