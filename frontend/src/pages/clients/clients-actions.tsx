import AddOutlined from '../../generated/icons/AddOutlined';
import UploadFileOutlined from '../../generated/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';

const clients = { add: 'Add Client', permission: 'clients.write', imports: true };
const actionsOn = (pathname: string): typeof clients => {
  if (pathname.startsWith('/clients/brokers'))
    return { add: 'Add Broker', permission: 'brokers.write', imports: false };
  if (pathname.startsWith('/clients/vehicles'))
    return { add: 'Add Vehicle', permission: 'vehicles.write', imports: false };
  return clients;
};

export function ClientsActions() {
  const { add, permission, imports } = actionsOn(useLocation().pathname);
  const mayWrite = useCan(permission);
  const mayImport = useCan('batches.write');
  const [, setAdding] = useFlagParam('new');
  const [importing, setImporting] = useFlagParam('import');
  if (!mayWrite) return null;
  return (
    <>
      {imports && mayImport && (
        <Button
          variant="outlined"
          color="secondary"
          sx={{ color: 'text.primary' }}
          startIcon={<UploadFileOutlined />}
          aria-expanded={importing}
          onClick={() => setImporting(!importing)}
        >
          Import Excel
        </Button>
      )}
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
        {add}
      </Button>
    </>
  );
}
