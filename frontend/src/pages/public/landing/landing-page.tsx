import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../../components/display/action';
import { useArrival } from '../../../components/announce/use-arrival';
import { Brand } from '../../../components/layout/brand';
import { palette } from '../../../components/display/palette';
import { RouteArt } from '../../../components/layout/route-art';
import { SupportContact } from '../../../components/display/support-contact';
import { useFirm } from '../../../lib/firm';
import { FeatureAreas } from './feature-areas';

const Width = styled('div')({ maxWidth: 1120, margin: '0 auto', padding: '0 20px', position: 'relative' });

const Hero = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  background: palette.ink.main,
  color: palette.ink.text,
  padding: '88px 0 96px',
  '@media (max-width: 767.95px)': { padding: '52px 0 60px' },
  '& :focus-visible': { outlineColor: palette.ink.text },
});

const onInk = { color: palette.ink.text, borderColor: palette.ink.muted };

const Doors = ({ registerLabel, ink = false }: { registerLabel: string; ink?: boolean }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, '& > *': { flex: { xs: '1 0 auto', sm: 'none' } } }}>
    <ActionLink
      look="filled"
      to="/client-registration"
      sx={
        ink
          ? {
              bgcolor: palette.accent.main,
              color: palette.ink.main,
              '&:hover': { bgcolor: 'color-mix(in srgb, var(--mui-palette-accent-main) 86%, white)' },
            }
          : {}
      }
    >
      {registerLabel}
    </ActionLink>
    <ActionLink look="outlined" to="/client-login" sx={ink ? onInk : {}}>
      Client Login
    </ActionLink>
    <ActionLink look="outlined" to="/staff-login" sx={ink ? onInk : {}}>
      Staff Login
    </ActionLink>
  </Box>
);

export function Component() {
  const firm = useFirm();
  useArrival('Axlebook', 'Axlebook · The back office for trucking');
  return (
    <>
      <Box component="header" sx={{ bgcolor: palette.ink.main }}>
        <Width>
          <Box
            sx={{
              minHeight: 64,
              py: 1,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              '& :focus-visible': { outlineColor: palette.ink.text },
            }}
          >
            <Brand onInk />
            <Box component="nav" aria-label="Sign in" sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <ActionLink
                look="quiet"
                small
                to="/client-login"
                sx={{ color: palette.ink.text, px: { xs: 1, sm: 1.75 } }}
              >
                Client Login
              </ActionLink>
              <ActionLink
                look="quiet"
                small
                to="/staff-login"
                sx={{ color: palette.ink.text, px: { xs: 1, sm: 1.75 } }}
              >
                Staff Login
              </ActionLink>
              <ActionLink
                look="outlined"
                small
                to="/client-registration"
                sx={{ ...onInk, display: { xs: 'none', md: 'inline-flex' } }}
              >
                New Client Registration
              </ActionLink>
            </Box>
          </Box>
        </Width>
      </Box>
      <main>
        <Hero>
          <RouteArt faded />
          <Width>
            <Box sx={{ maxWidth: 600 }}>
              <Typography
                variant="h1"
                sx={{ fontSize: { xs: 36, md: 56 }, lineHeight: 1.08, letterSpacing: '-0.035em' }}
              >
                You drive. We keep the books.
              </Typography>
              <Typography
                sx={{
                  fontSize: { xs: 16, md: 18 },
                  lineHeight: 1.55,
                  color: palette.ink.muted,
                  mt: 2.5,
                  mb: 4,
                  maxWidth: 560,
                }}
              >
                {firm?.name ?? 'Axlebook'} handles invoices, payments, expenses, fuel tax and paperwork for trucking
                businesses, from one truck to a whole fleet.
              </Typography>
              <Doors registerLabel="New Client Registration" ink />
            </Box>
          </Width>
        </Hero>
        <Width as="section" aria-labelledby="areas" sx={{ py: { xs: 6, md: 9 } }}>
          <Typography
            id="areas"
            variant="h2"
            sx={{ fontSize: { xs: 24, md: 30 }, lineHeight: 1.2, letterSpacing: '-0.025em' }}
          >
            Everything between the dock and the deposit
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: 16, lineHeight: 1.5, mt: 1, mb: 4 }}>
            One place for the work that piles up in the glove box.
          </Typography>
          <FeatureAreas />
        </Width>
        <Box
          component="section"
          aria-labelledby="start"
          sx={{ bgcolor: 'background.paper', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Width
            sx={{
              py: { xs: 5, md: 7 },
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { md: '1fr auto' },
              alignItems: 'center',
            }}
          >
            <div>
              <Typography id="start" variant="h2" sx={{ fontSize: { xs: 22, md: 26 }, lineHeight: 1.25 }}>
                Tell us about your business
              </Typography>
              <Typography color="textSecondary" sx={{ fontSize: 16, mt: 0.75 }}>
                It takes three minutes. We answer within 24 hours.
              </Typography>
            </div>
            <Doors registerLabel="Register Your Business" />
          </Width>
        </Box>
      </main>
      <Width
        as="footer"
        sx={{ py: 4, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Brand />
        <SupportContact />
      </Width>
    </>
  );
}
