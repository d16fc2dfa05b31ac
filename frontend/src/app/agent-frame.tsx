import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../components/feedback/error-boundary';
import { SkeletonList } from '../components/feedback/skeleton-list';
import { ClientScope } from '../lib/lists/client-scope';
import { AgentHeader } from './shell/agent-header';
import { PrintStyles } from './shell/print-styles';
import { useChosenClient } from './shell/client-choice/use-chosen-client';
import { useLiveUpdates } from './live-updates';

/** The agents' own screens: a narrow header instead of the staff's sidebar. */
export function AgentFrame() {
  useLiveUpdates();
  const { pathname } = useLocation();
  const scope = useChosenClient();
  return (
    <ClientScope value={scope}>
      <PrintStyles />
      <Box sx={{ minHeight: '100dvh' }}>
        <AgentHeader />
        <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
          <ErrorBoundary resetOn={pathname}>
            <Suspense fallback={<SkeletonList rows={6} height={64} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </ClientScope>
  );
}
