import Box from '@mui/material/Box';
import { RecordSelect } from '../../../components/fields/pickers/record-select';
import { clientOptionsQuery } from '../../../lib/api/option-queries';
import { useCan } from '../../../lib/session/session-context';

interface ImportForProps {
  clientId: string;
  onChange: (clientId: string) => void;
}

/** Whose the rows of a sheet are that name no client. */
export function ImportFor({ clientId, onChange }: ImportForProps) {
  const maySee = useCan('clients.read');
  if (!maySee) return null;
  return (
    <Box sx={{ mb: 1.5, maxWidth: 420 }}>
      <RecordSelect
        label="Client for rows that name none"
        query={clientOptionsQuery}
        value={clientId}
        onChange={onChange}
        placeholder="The firm itself"
      />
    </Box>
  );
}
