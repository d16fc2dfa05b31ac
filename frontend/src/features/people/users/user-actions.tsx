import BlockOutlined from '../../../generated/icons/BlockOutlined';
import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import ForwardToInboxOutlined from '../../../generated/icons/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { use } from 'react';
import type { ManagedUser } from '../../../lib/api/api-types';
import { useUser } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { isInvited, shownName } from './user-state';
import { useResendInvitation } from './use-resend-invitation';
import { AskActivation } from './dialogs/user-dialogs';

/** What can be done with one user; nobody locks themselves out. */
export function UserActions({ user }: { user: ManagedUser }) {
  const me = useUser();
  const { resend, busy } = useResendInvitation(user);
  const ask = use(AskActivation);
  const [, setEditing] = useEditParam();
  const name = shownName(user);
  const toggleLabel = `${user.isActive ? 'Deactivate' : 'Activate'} ${name}`;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: { md: '100%' },
        gap: { xs: 1, md: 0.25 },
        '& button': { minWidth: { xs: 40, md: 0 }, minHeight: { xs: 40, md: 0 } },
      }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <IconButton size="small" aria-label={`Edit ${name}`} title="Edit" onClick={() => setEditing(user.id)}>
        <EditOutlined fontSize="small" />
      </IconButton>
      {user.isActive && isInvited(user) && (
        <IconButton
          size="small"
          aria-label={`Resend invitation to ${name}`}
          title="Resend invitation"
          disabled={busy}
          onClick={resend}
        >
          <ForwardToInboxOutlined fontSize="small" />
        </IconButton>
      )}
      {user.id !== me.id && (
        <IconButton
          size="small"
          aria-label={toggleLabel}
          title={user.isActive ? 'Deactivate' : 'Activate'}
          onClick={() => ask(user)}
        >
          {user.isActive ? <BlockOutlined fontSize="small" /> : <CheckCircleOutlined fontSize="small" />}
        </IconButton>
      )}
    </Box>
  );
}
