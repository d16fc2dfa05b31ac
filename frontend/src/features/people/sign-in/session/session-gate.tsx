import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { User } from '../../../../lib/api/api-types';
import { useSession } from '../../../../lib/session/session-context';
import { hasStoredSession } from '../../../../lib/session/stored-session';

interface SessionGateProps {
  /** Who may see a summary at this door. */
  fits: (user: User) => boolean;
  summary: (user: User) => ReactNode;
  children: ReactNode;
}

/**
 * The login form, or the summary of a session that is there. Who left one behind does not start typing into a form that
 * goes away.
 */
export function SessionGate({ fits, summary, children }: SessionGateProps) {
  const { state } = useSession();
  const [returning] = useState(hasStoredSession);
  if (state.status === 'signed-in' && fits(state.user)) return summary(state.user);
  if (state.status === 'loading' && returning) {
    return (
      <Box role="status" sx={{ color: 'text.secondary', py: 4 }}>
        Checking your session...
      </Box>
    );
  }
  return children;
}
