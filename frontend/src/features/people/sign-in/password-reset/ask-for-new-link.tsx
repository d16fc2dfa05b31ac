import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../../../../components/display/action';
import { Notice } from '../../../../components/display/notice';
import type { Door } from '../sign-in-mutations';
import { ForgotPasswordDialog } from './forgot-password-dialog-lazy';

export function AskForNewLink({ title, children }: { title: string; children: ReactNode }) {
  const [door, setDoor] = useState<Door | null>(null);
  return (
    <Box>
      <Notice tone="error" role="alert">
        <Box>
          <Typography component="h2" sx={{ fontWeight: 620 }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{children}</Typography>
        </Box>
      </Notice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <ActionButton look="filled" type="button" onClick={() => setDoor('staff')}>
          New link for staff
        </ActionButton>
        <ActionButton look="outlined" type="button" onClick={() => setDoor('client')}>
          New link for clients
        </ActionButton>
      </Box>
      {door !== null && <ForgotPasswordDialog door={door} onClose={() => setDoor(null)} />}
    </Box>
  );
}
