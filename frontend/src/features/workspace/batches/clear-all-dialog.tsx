import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextInput } from '../../../components/fields/text-input';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { useClearClients } from './batch-calls';

const WORDS = 'Clear All Clients';

interface ClearAllDialogProps {
  onClose: () => void;
  onOrdered: (batch: string) => void;
}

/** Removes every client, after its name was typed. */
export function ClearAllDialog({ onClose, onOrdered }: ClearAllDialogProps) {
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState(false);
  const clear = useClearClients();
  const run = () => {
    if (typed.trim() !== WORDS) return setMissed(true);
    clear.mutate(WORDS, {
      onSuccess: ({ jobId }) => {
        onOrdered(jobId);
        onClose();
      },
      onError: (error) => reportFailure(error, 'Failed to clear clients', 'Clear Failed'),
    });
  };
  return (
    <ConfirmDialog
      open
      title="Remove all clients?"
      confirmLabel="Remove All"
      danger
      busy={clear.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      Every client is removed from the lists, except those with open work, which are named. You can undo this for 30
      days.
      <Box sx={{ mt: 2 }}>
        <TextInput
          label={`Type ${WORDS} to go on`}
          autoFocus
          registration={{
            name: 'words',
            onChange: ({ target }: { target: { value: string } }) => {
              setTyped(target.value);
              setMissed(false);
              return Promise.resolve();
            },
            onBlur: () => Promise.resolve(),
            ref: () => undefined,
          }}
          error={missed ? `Type ${WORDS}` : undefined}
        />
      </Box>
    </ConfirmDialog>
  );
}
