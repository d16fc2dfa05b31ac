import LogoutOutlined from '../../generated/icons/LogoutOutlined';
import PersonOutlined from '../../generated/icons/PersonOutlined';
import ViewSidebarOutlined from '../../generated/icons/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccessLevelBadge } from '../../components/display/access-level-badge';
import { Brand } from '../../components/layout/brand';
import { OUT_OF_SIGHT } from '../../components/display/out-of-sight';
import { palette } from '../../components/display/palette';
import { SchemeSwitch } from '../../components/layout/scheme-switch';
import { useFirm } from '../../lib/firm';
import { agentClientOptionsQuery } from '../../lib/api/option-queries';
import { useSession, useUser } from '../../lib/session/session-context';
import { ClientChoice } from './client-choice/client-choice';
import { navigationFor } from './navigation';
import { SystemBadge } from './system-badge';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  height: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 24px',
  background: palette.background.paper,
  borderBottom: `1px solid ${palette.divider}`,
  '@media (max-width: 767.95px)': { padding: '0 8px 0 14px', gap: 2 },
  '& .word': {
    '@media (max-width: 559.95px)': OUT_OF_SIGHT,
  },
});

const small = {
  minWidth: 44,
  minHeight: 40,
  color: 'text.primary',
  '& .MuiButton-startIcon': { mr: { xs: 0, sm: 0.75 }, ml: 0 },
};

/** It leaves a phone when there is worse to tell. */
const level = {
  ml: 1,
  flex: 1,
  minWidth: 0,
  display: 'flex',
  containerType: 'inline-size',
  '& > *': { '@container (max-width: 91.95px)': { display: 'none' } },
};

/** On a phone the sign stays and the word is only spoken. */
const Word = ({ children }: { children: ReactNode }) => <span className="word">{children}</span>;

export function AgentHeader() {
  const user = useUser();
  const { signOut } = useSession();
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const choice = user.isAgent && <ClientChoice place={phone ? 'row' : 'header'} of={agentClientOptionsQuery} />;
  const office = navigationFor(user, useFirm()).entries.find(({ to }) => to !== '/' && to !== '/agent-dashboard');
  return (
    <>
      <Bar>
        <Link
          to={user.isAgent ? '/agent-dashboard' : '/'}
          aria-label="Home"
          style={{ textDecoration: 'none', overflow: 'hidden' }}
        >
          <Box sx={{ display: 'flex', maxWidth: { xs: 26, sm: 'none' }, overflow: 'hidden' }}>
            <Brand />
          </Box>
        </Link>
        <Box sx={level}>{user.agent && <AccessLevelBadge level={user.agent.accessLevel} />}</Box>
        {!phone && choice}
        <SystemBadge />
        {office && (
          <Button
            component={Link}
            to={office.to}
            color="inherit"
            size="small"
            startIcon={<ViewSidebarOutlined />}
            sx={small}
          >
            <Word>Back office</Word>
          </Button>
        )}
        <SchemeSwitch />
        <Button
          component={Link}
          to={user.isAgent ? '/agent-profile' : '/profile'}
          color="inherit"
          size="small"
          startIcon={<PersonOutlined />}
          sx={small}
        >
          <Word>Profile</Word>
        </Button>
        <Button color="inherit" size="small" startIcon={<LogoutOutlined />} onClick={signOut} sx={small}>
          <Word>Logout</Word>
        </Button>
      </Bar>
      {phone && choice && <Box sx={{ px: 2, pt: 1.5 }}>{choice}</Box>}
    </>
  );
}
