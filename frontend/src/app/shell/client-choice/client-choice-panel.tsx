import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { Combobox } from '../../../components/fields/pickers/combobox';
import { useRecordOptions } from '../../../components/fields/pickers/use-record-options';
import type { OptionsQuery } from '../../../lib/api/option-queries';
import { recordAddress } from '../../../lib/navigation/record-address';

interface ClientChoicePanelProps {
  anchor: HTMLElement;
  of: OptionsQuery;
  clientId: string | null;
  onChoose: (clientId: string | null) => void;
  /** It goes to the client's page. */
  onLeave: () => void;
  onClose: () => void;
}

/** Searches the clients; the chosen one can be opened, or taken back. */
export function ClientChoicePanel({ anchor, of, clientId, onChoose, onLeave, onClose }: ClientChoicePanelProps) {
  const id = useId();
  const { selected, options, message, ask, pick } = useRecordOptions(of, clientId ?? '');
  const page = clientId === null ? null : recordAddress('client', clientId);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 300, p: 2, border: 1, borderColor: 'divider' } },
      }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        Show one client
      </Typography>
      <Combobox
        id={`${id}-client`}
        label="Client"
        named
        autoFocus
        selected={selected}
        offer={() => options}
        message={message}
        onAsk={ask}
        onPick={(option) => {
          pick(option);
          if (option) onChoose(option.value);
        }}
        placeholder="All clients"
        invalid={false}
        required={false}
        disabled={false}
        describedBy={`${id}-help`}
      />
      <Typography id={`${id}-help`} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Lists keep to this client, and new records begin with it.
      </Typography>
      {page !== null && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button component={Link} to={page} variant="outlined" size="small" onClick={onLeave}>
            Open client
          </Button>
          <Button size="small" color="secondary" onClick={() => onChoose(null)}>
            All clients
          </Button>
        </Box>
      )}
    </Popover>
  );
}
