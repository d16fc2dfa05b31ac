import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../lib/session/session-context';
import { resolveStoredSession } from '../../lib/session/stored-session';
import { LoadingText } from '../loading-text';
import { loggedOut } from '../session/logged-out';

export function GoToLogin() {
  useEffect(() => void loggedOut(), []);
  return <LoadingText />;
}

export function GoToClientLogin() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`/client-login?next=${encodeURIComponent(pathname + search)}`} />;
}

/** An agent who comes back is not sent away while the server is still being asked who this is. */
export function GoToStaffLogin() {
  const { state } = useSession();
  if (state.status === 'loading' && resolveStoredSession().kind === 'stored') return <LoadingText />;
  return <Navigate replace to="/staff-login" />;
}
