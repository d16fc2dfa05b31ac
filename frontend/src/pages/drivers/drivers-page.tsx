import AddOutlined from '../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useParams } from 'react-router';
import { EditRecord } from '../../components/overlay/edit-record';
import { Page } from '../../components/page';
import { RecordDialog } from '../../components/records/record-dialog-lazy';
import { driverKit } from '../../features/drivers/driver-kit';
import { DriverList } from '../../features/drivers/driver-list';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';
import { DriverTabs } from './driver-tabs';

export function Component() {
  const mayWrite = useCan('drivers.write');
  const { id } = useParams();
  const [adding, setAdding] = useFlagParam('new');
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      Add Driver
    </Button>
  );
  return (
    <Page
      title="Drivers"
      subtitle="Manage driver records, CDL information, and compliance documents"
      actions={mayWrite && add}
      tabs={<DriverTabs />}
    >
      <DriverList onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={driverKit} record={null} onClose={() => setAdding(false)} />}
      {id === undefined && (
        <EditRecord what="driver" query={driverKit.one} permission="drivers.write">
          {(driver, close) => <RecordDialog kit={driverKit} record={driver} onClose={close} />}
        </EditRecord>
      )}
      <Outlet />
    </Page>
  );
}
