import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { EditDelete } from '../../../components/overlay/edit-delete';
import { EditRecord } from '../../../components/overlay/edit-record';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { StatusChip } from '../../../components/status-chip';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { useCan } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/use-address-param';
import { processSubject } from '../../../lib/subjects';
import { processQuery, useDeleteProcess, useRestoreProcess } from '../api/ifta-processes';
import { MoveProcess } from './move-process';
import { ProcessDialog } from './process-dialog-lazy';
import { clientOf, processName, processStatusLabels, processTones } from './process-words';

export function ProcessDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(processQuery(id));
  const mayWrite = useCan('ifta.write');
  const mayDelete = useCan('ifta.delete');
  const removal = useDeleteProcess();
  const restore = useRestoreProcess();
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RecordPanel what="IFTA process" found={found} onClose={onClose}>
        {(process) => (
          <DetailDrawer
            title={`${clientOf(process)}, ${processName(process)}`}
            subtitle={<StatusChip tone={processTones[process.status]} label={processStatusLabels[process.status]} />}
            history={history}
            footer={
              (mayWrite || mayDelete) && (
                <>
                  {mayWrite && <MoveProcess process={process} />}
                  <EditDelete
                    onEdit={mayWrite ? () => setEditing(id) : undefined}
                    onDelete={mayDelete ? () => setDeleting(true) : undefined}
                  />
                </>
              )
            }
            onClose={onClose}
          >
            <FactList
              facts={[
                ['Due', formatDate(process.dueDate)],
                ['Submitted', formatDate(process.submittedDate)],
                ['Processed', formatDate(process.processedDate)],
                ['Miles', formatQuantity(process.totalMiles)],
                ['Gallons', formatQuantity(process.totalGallons)],
                ['Tax owed', formatMoney(process.taxOwed)],
                ['Notes', process.notes],
                ['Added', formatDateTime(process.createdAt)],
                ['Last change', formatDateTime(process.updatedAt)],
              ]}
            />
            {deleting && (
              <DeleteDialog
                what="IFTA process"
                subject={processSubject(process)}
                id={process.id}
                removal={removal}
                restore={restore}
                onClose={() => setDeleting(false)}
                onDone={onClose}
              />
            )}
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditRecord what="IFTA process" query={processQuery} permission="ifta.write">
        {(process, close) => <ProcessDialog process={process} onClose={close} />}
      </EditRecord>
    </>
  );
}
