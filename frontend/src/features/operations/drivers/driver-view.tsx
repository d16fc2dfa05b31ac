import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { EditRecord } from '../../../components/overlay/edit-record';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { Papers } from '../../../components/records/papers/papers';
import { RecordActions } from '../../../components/records/record-actions';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { EmploymentChip } from './driver-chips';
import { DriverCompliance, DriverInfo } from './driver-details';
import { driverKit } from './driver-kit';
import { deleteWords } from './delete-words';

/** The panel of one driver: who it is, its compliance, its documents. */
export function DriverView({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(driverKit.one(id));
  const [paper] = useAddressParam('paper');
  return (
    <>
      <RecordPanel what="Driver" found={found} onClose={onClose}>
        {(driver) => (
          <DetailDrawer
            title={driverKit.displayName(driver)}
            subtitle={<EmploymentChip status={driver.employmentStatus} />}
            page={paper === null ? undefined : 'documents'}
            pages={[
              { value: 'info', label: 'Info', content: <DriverInfo driver={driver} /> },
              { value: 'compliance', label: 'Compliance', content: <DriverCompliance driver={driver} /> },
              { value: 'documents', label: 'Documents', content: <Papers kit={driverKit} record={driver} bare /> },
            ]}
            history={history}
            footer={<RecordActions kit={driverKit} record={driver} sure={deleteWords(driver)} onGone={onClose} />}
            onClose={onClose}
          />
        )}
      </RecordPanel>
      <EditRecord what="driver" query={driverKit.one} permission="drivers.write">
        {(driver, close) => <RecordDialog kit={driverKit} record={driver} onClose={close} />}
      </EditRecord>
    </>
  );
}
