import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { processKit } from '../../../features/compliance/ifta/process-kit';
import { ProcessList } from '../../../features/compliance/ifta/process-list';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { IftaHelp } from './ifta-help';

function StaffIfta() {
  const mayWrite = useCan('ifta.write');
  const [adding, setAdding] = useFlagParam('new');
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      New Process
    </Button>
  );
  return (
    <Page title="IFTA Help" subtitle="Every client's quarters, from received to processed" actions={mayWrite && add}>
      <ProcessList onAdd={() => setAdding(true)} />
      {adding && mayWrite && <RecordDialog kit={processKit} record={null} onClose={() => setAdding(false)} />}
      <Outlet />
    </Page>
  );
}

export function Component() {
  return useCan('ifta.read') ? <StaffIfta /> : <IftaHelp />;
}
