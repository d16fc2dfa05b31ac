import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { ManagedUser } from '../../../lib/api-types';
import { sentenceFor } from '../../../lib/problem';
import { useUser } from '../../../lib/session/session-context';
import { useInviteAgain } from '../api/users';
import { isInvited, shownName } from '../user-state';
import { ActivationDialog } from './activation-dialog';
import { UserDialog } from './user-dialog-lazy';

/** What can be done with one user; nobody locks themselves out. */
export function UserActions({ user }: { user: ManagedUser }) {
  const me = useUser();
  const invite = useInviteAgain();
  const [dialog, setDialog] = useState<'edit' | 'activation' | null>(null);
  const name = shownName(user);
  const close = () => setDialog(null);
  const resend = () => invite.mutate(user.id, { onSuccess: () => toast.success(`Invitation sent to ${user.email}`), onError: (error) => reportFailure(error, sentenceFor(error)) });
  const toggleLabel = `${user.isActive ? 'Deactivate' : 'Activate'} ${name}`;
  return (
    <Box sx={{ display: 'flex', gap: { xs: 1, md: 0.25 }, '& button': { minWidth: { xs: 40, md: 0 }, minHeight: { xs: 40, md: 0 } } }} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <IconButton size="small" aria-label={`Edit ${name}`} title="Edit" onClick={() => setDialog('edit')}>
        <EditOutlined fontSize="small" />
      </IconButton>
      {user.isActive && isInvited(user) && (
        <IconButton size="small" aria-label={`Resend invitation to ${name}`} title="Resend invitation" disabled={invite.isPending} onClick={resend}>
          <ForwardToInboxOutlined fontSize="small" />
        </IconButton>
      )}
      {user.id !== me.id && (
        <IconButton size="small" aria-label={toggleLabel} title={user.isActive ? 'Deactivate' : 'Activate'} onClick={() => setDialog('activation')}>
          {user.isActive ? <BlockOutlined fontSize="small" /> : <CheckCircleOutlined fontSize="small" />}
        </IconButton>
      )}
      {dialog === 'edit' && <UserDialog user={user} onClose={close} />}
      {dialog === 'activation' && <ActivationDialog user={user} onClose={close} />}
    </Box>
  );
}
