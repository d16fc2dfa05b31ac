import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { StatusChip } from '../../../components/status-chip';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { useCan } from '../../../lib/session/session-context';
import { processQuery } from '../api/ifta-processes';
import { MoveProcess } from './move-process';
import { ProcessDialog } from './process-dialog-lazy';
import { clientOf, processName, processStatusLabels, processTones } from './process-words';

export function ProcessDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(processQuery(id));
  const mayWrite = useCan('ifta.write');
  const [editing, setEditing] = useState(false);
  return (
    <RecordPanel what="IFTA process" found={found} onClose={onClose}>
      {(process) => (
        <DetailDrawer
          title={`${clientOf(process)}, ${processName(process)}`}
          subtitle={<StatusChip tone={processTones[process.status]} label={processStatusLabels[process.status]} />}
          history={history}
          footer={
            mayWrite && (
              <>
                <MoveProcess process={process} />
                <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
                  Edit
                </Button>
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
          {editing && <ProcessDialog process={process} onClose={() => setEditing(false)} />}
        </DetailDrawer>
      )}
    </RecordPanel>
  );
}
