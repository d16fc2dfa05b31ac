import Box from '@mui/material/Box';
import { ImportPanel } from '../../features/batches/import-panel-lazy';
import { CLIENT_SHEET } from '../../features/batches/sheet-kinds';
import { ClientDialog } from '../../features/clients/components/client-dialog-lazy';
import { ClientList } from '../../features/clients/components/client-list';
import { EditClient } from '../../features/clients/components/edit-client';
import { useFlagParam } from '../../lib/use-address-param';

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
      {adding && <ClientDialog client={null} onClose={() => setAdding(false)} />}
      <EditClient />
    </>
  );
}
