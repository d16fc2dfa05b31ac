import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActionButton, ActionLink } from '../../../../components/display/action';
import { Surface } from '../../../../components/layout/surface';
import type { User } from '../../../../lib/api/api-types';
import { roleLabels } from '../../../../lib/format/labels';
import { nameOf } from '../../../../lib/session/current-user';
import { useSession } from '../../../../lib/session/session-context';

interface SessionSummaryProps {
  user: User;
  title: string;
  home: string;
  children?: ReactNode;
}

export function SessionSummary({ user, title, home, children }: SessionSummaryProps) {
  const { signOut } = useSession();
  return (
    <Surface as="section" aria-label={title} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box
          component="img"
          src={user.profileImageUrl || '/default-avatar.svg'}
          alt=""
          sx={{ width: 42, height: 42, borderRadius: '50%', objectFit: 'cover' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(user)}</Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {user.email} · {roleLabels[user.role]}
          </Typography>
        </Box>
      </Box>
      {children}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ActionLink look="filled" to={home}>
          Continue
        </ActionLink>
        <ActionButton look="outlined" type="button" onClick={signOut}>
          Logout
        </ActionButton>
      </Box>
    </Surface>
  );
}
