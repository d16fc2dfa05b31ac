import { RecordsTable } from '../../../features/compliance/ifta/records/records-table';
import { StaffOnly } from './staff-only';

export function Component() {
  return (
    <StaffOnly>
      <RecordsTable />
    </StaffOnly>
  );
}
