import Box from '@mui/material/Box';
import { ImportPanel } from '../../../features/workspace/batches/import-panel-lazy';
import { CLIENT_SHEET } from '../../../features/workspace/batches/sheet-kinds';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { clientKit } from '../../../features/clients/clients/client-kit';
import { ClientList } from '../../../features/clients/clients/client-list';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const [adding, setAdding] = useFlagParam('new');
  const [importing] = useFlagParam('import');
  return (
    <>
      {importing && (
        <Box sx={{ mb: 2 }}>
          <ImportPanel sheet={CLIENT_SHEET} />
        </Box>
      )}
      <ClientList onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={clientKit} record={null} onClose={() => setAdding(false)} />}
      <EditInList kit={clientKit} />
    </>
  );
}
