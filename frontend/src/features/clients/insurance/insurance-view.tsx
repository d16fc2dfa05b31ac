import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import { ExpiryStatusChip } from '../../../components/display/expiry-status-chip';
import { insuranceKit } from './insurance-kit';

export function InsuranceView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={insuranceKit}
      {...props}
      subtitle={({ standings: { expirationDate } }) => expirationDate && <ExpiryStatusChip standing={expirationDate} />}
    >
      {(record) => (
        <>
          {record.warning !== null && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {record.warning}
            </Alert>
          )}
          <Papers kit={insuranceKit} record={record} />
        </>
      )}
    </RecordView>
  );
}
