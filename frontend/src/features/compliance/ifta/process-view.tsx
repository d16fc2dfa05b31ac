import type { ReactNode } from 'react';
import { RecordView } from '../../../components/records/record-view';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { processKit, stepsOf } from './process-kit';
import { ProcessChip } from './process-words';

export const ProcessView = (props: { id: string; history: ReactNode; onClose: () => void }) => (
  <RecordView
    kit={processKit}
    {...props}
    what="IFTA process"
    subtitle={({ status }) => <ProcessChip status={status} />}
    steps={stepsOf}
    without="all"
    details={(process) => [
      ['Due', formatDate(process.dueDate)],
      ['Submitted', formatDate(process.submittedDate)],
      ['Processed', formatDate(process.processedDate)],
      ['Miles', formatQuantity(process.totalMiles)],
      ['Gallons', formatQuantity(process.totalGallons)],
      ['Tax owed', formatMoney(process.taxOwed)],
      ['Notes', process.notes],
    ]}
  />
);
