import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArrival } from '../../../../components/announce/use-arrival';
import { Brand } from '../../../../components/layout/brand';
import { palette } from '../../../../components/display/palette';
import { RouteArt } from '../../../../components/layout/route-art';
import { VersionBanner } from './version-banner';

const Aside = styled('aside')({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '32px 40px 40px',
  background: palette.ink.main,
  color: palette.ink.text,
  '& :focus-visible': { outlineColor: palette.ink.text },
  '@media (min-width: 1000px)': { display: 'flex' },
});

interface AuthLayoutProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  links: readonly { to: string; label: string }[];
}

export function AuthLayout({ title, subtitle, children, links }: AuthLayoutProps) {
  useArrival(title);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(380px, 5fr) 7fr' },
      }}
    >
      <Aside>
        <Link to="/" style={{ textDecoration: 'none', alignSelf: 'start', position: 'relative' }}>
          <Brand onInk />
        </Link>
        <RouteArt />
        <Box sx={{ position: 'relative', maxWidth: 400 }}>
          <Typography
            component="p"
            sx={{ fontSize: 26, lineHeight: '34px', fontWeight: 620, letterSpacing: '-0.02em' }}
          >
            The back office that keeps up with the road.
          </Typography>
          <Typography sx={{ mt: 1.5, color: palette.ink.muted }}>
            Loads, invoices, fuel tax and books in one place, with a record of every change.
          </Typography>
        </Box>
      </Aside>
      <Box component="main" sx={{ display: 'grid', alignContent: 'center', justifyItems: 'center', px: 2, py: 4 }}>
        <Box sx={{ width: '100%', maxWidth: 400, display: 'grid', gap: 3 }}>
          <Box sx={{ display: { xs: 'block', lg: 'none' } }}>
            <Link to="/" style={{ textDecoration: 'none' }}>
              <Brand />
            </Link>
          </Box>
          <Box>
            <VersionBanner />
            <Typography variant="h1" sx={{ fontSize: 26, lineHeight: '34px' }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {subtitle}
            </Typography>
          </Box>
          {children}
          {links.length > 0 && (
            <Box
              component="nav"
              aria-label="Other ways in"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '10px 20px',
                borderTop: 1,
                borderColor: 'divider',
                pt: 2.5,
              }}
            >
              {links.map((link) => (
                <Link key={link.label} to={link.to} style={{ fontWeight: 560 }}>
                  {link.label}
                </Link>
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
