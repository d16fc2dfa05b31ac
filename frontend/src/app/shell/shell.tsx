import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/feedback/error-boundary';
import { palette } from '../../components/palette';
import { useLiveUpdates } from '../live-updates';
import { useScreen } from '../screen-handle';
import { Header } from './header';
import { NoAccess, useMayOpen } from './no-access';
import { Shortcuts } from './shortcuts';
import { Sidebar } from './sidebar';
import { TabBar } from './tab-bar';

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
});

export function Component() {
  useLiveUpdates();
  const [menuOpen, setMenuOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const screen = useScreen();
  const allowed = useMayOpen(screen);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = screen ? `${screen.title} · Axlebook` : 'Axlebook';
  }, [screen]);

  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'fixed', inset: '0 auto 0 0', zIndex: 1100 }}>
        <Sidebar />
      </Box>
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} sx={{ display: { md: 'none' } }} slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}>
        <Sidebar onPick={() => setMenuOpen(false)} />
      </Drawer>
      <Box sx={{ pl: { md: '240px' }, pb: { xs: '72px', md: 0 }, minHeight: '100dvh' }}>
        <Header title={screen?.title ?? 'Axlebook'} onMenu={() => setMenuOpen(true)} onSearch={() => setPaletteOpen(true)} />
        <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
          <ErrorBoundary key={pathname}>{allowed ? <Outlet /> : <NoAccess />}</ErrorBoundary>
        </Box>
      </Box>
      <TabBar />
      <Shortcuts paletteOpen={paletteOpen} onPalette={setPaletteOpen} />
      <ScrollRestoration />
    </>
  );
}
