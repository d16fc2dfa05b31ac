import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashNotice } from '../components/feedback/error-boundary';
import { logError } from '../lib/log';

export function RouteError() {
  const error = useRouteError();
  useEffect(() => logError(error), [error]);
  return <CrashNotice />;
}
