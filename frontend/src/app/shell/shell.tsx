import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { ErrorBoundary } from '../../components/feedback/error-boundary';
import { SkeletonList } from '../../components/feedback/skeleton-list';
import { palette } from '../../components/display/palette';
import { AppDrawer } from '../../components/overlay/base/app-drawer';
import { useArrival } from '../../components/announce/use-arrival';
import { PageTitle } from '../../components/layout/page';
import { TitleSlot } from '../../components/layout/title-slot';
import { ClientScope } from '../../lib/lists/client-scope';
import { useFirm } from '../../lib/firm';
import { useUser } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/navigation/use-address-param';
import { useLiveUpdates } from '../live-updates';
import { useScreen } from '../routing/screen-handle';
import { CodeAhead, useCodeAhead } from './code-ahead';
import { ClientChoice, useMayChooseClient } from './client-choice/client-choice';
import { Header } from './header';
import { navigationFor } from './navigation';
import { NoAccess, useMayOpen } from './no-access';
import { PrintStyles } from './print-styles';
import { MENU_WIDTH, RAIL_WIDTH } from './rail';
import { Shortcuts } from './shortcuts';
import { Sidebar } from './sidebar';
import { TabBar } from './tab-bar';
import { useChosenClient } from './client-choice/use-chosen-client';

const SkipLink = styled('a')({
  position: 'fixed',
  top: -60,
  left: 12,
  zIndex: 2000,
  padding: '10px 16px',
  borderRadius: 8,
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  '&:focus': { top: 12 },
  '@media print': { display: 'none' },
});

const PageSkeleton = ({ title }: { title: string }) => (
  <Box sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 2, md: 3, lg: 4 } }}>
    <PageTitle title={title} />
    <SkeletonList rows={6} height={64} />
  </Box>
);

export function Shell({ screens }: { screens: RouteObject[] }) {
  useLiveUpdates();
  const [menuOpen, setMenuOpen] = useFlagParam('menu');
  const [paletteOpen, setPaletteOpen] = useState(false);
  const screen = useScreen(screens);
  const allowed = useMayOpen(screen);
  const { pathname } = useLocation();
  const page = useRoutes(screens);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const closeMenu = () => setMenuOpen(false);
  const mayChoose = useMayChooseClient();
  const scope = useChosenClient();
  const { entries } = navigationFor(useUser(), useFirm());
  const ahead = useCodeAhead(
    screens,
    entries.map(({ to }) => to),
  );
  const title = screen?.title ?? 'Page not found';
  useArrival(title);

  return (
    <ClientScope value={scope}>
      <CodeAhead value={ahead}>
        <PrintStyles />
        <SkipLink data-print="none" href="#content">
          Skip to content
        </SkipLink>
        <Box
          data-print="none"
          data-rail
          sx={{ display: { xs: 'none', md: 'block' }, position: 'fixed', inset: '0 auto 0 0', zIndex: 1100 }}
        >
          <Sidebar />
        </Box>
        <AppDrawer
          open={menuOpen}
          onClose={closeMenu}
          sx={{ display: { md: 'none' } }}
          paper={{ 'aria-label': 'Menu' }}
        >
          <Sidebar onPick={closeMenu}>{mayChoose && <ClientChoice place="menu" onPicked={closeMenu} />}</Sidebar>
        </AppDrawer>
        <Box
          data-print="frame"
          sx={{ pl: { md: `${RAIL_WIDTH}px`, lg: `${MENU_WIDTH}px` }, pb: { xs: '72px', md: 0 }, minHeight: '100dvh' }}
        >
          <Header title={setTitleSlot} onMenu={() => setMenuOpen(true)} onSearch={() => setPaletteOpen(true)} />
          <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
            <TitleSlot value={titleSlot}>
              <ErrorBoundary resetOn={pathname}>
                <Suspense fallback={<PageSkeleton title={title} />}>{allowed ? page : <NoAccess />}</Suspense>
              </ErrorBoundary>
            </TitleSlot>
          </Box>
        </Box>
        <TabBar />
        <Shortcuts paletteOpen={paletteOpen} onPalette={setPaletteOpen} />
      </CodeAhead>
    </ClientScope>
  );
}
