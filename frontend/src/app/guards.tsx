import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingText } from './loading-text';
import { loggedOut } from './logged-out';

export function GoToLogin() {
  useEffect(loggedOut, []);
  return <LoadingText />;
}

export function GoToClientLogin() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`/client-login?next=${encodeURIComponent(pathname + search)}`} />;
}

export function GoToStaffLogin() {
  return <Navigate replace to="/staff-login" />;
}
