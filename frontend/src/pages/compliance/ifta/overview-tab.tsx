import { Outlet } from 'react-router';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { processKit } from '../../../features/compliance/ifta/process-kit';
import { ProcessList } from '../../../features/compliance/ifta/process-list';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { IftaHelp } from './ifta-help';

function StaffOverview() {
  const mayWrite = useCan('ifta.write');
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <ProcessList onAdd={() => setAdding(true)} />
      {adding && mayWrite && <RecordDialog kit={processKit} record={null} onClose={() => setAdding(false)} />}
      <Outlet />
    </>
  );
}

export function Component() {
  return useCan('ifta.read') ? <StaffOverview /> : <IftaHelp />;
}
