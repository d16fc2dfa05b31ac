import AddOutlined from '@mui/icons-material/AddOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';

export function ClientsActions() {
  const { pathname } = useLocation();
  const onBrokers = pathname.startsWith('/clients/brokers');
  const mayWriteClients = useCan('clients.write');
  const mayWriteBrokers = useCan('brokers.write');
  const [, setAdding] = useFlagParam('new');
  const [importing, setImporting] = useFlagParam('import');
  if (onBrokers ? !mayWriteBrokers : !mayWriteClients) return null;
  return (
    <>
      {!onBrokers && (
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
        {onBrokers ? 'Add Broker' : 'Add Client'}
      </Button>
    </>
  );
}
