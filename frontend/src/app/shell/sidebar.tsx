import LogoutOutlined from '../../generated/icons/LogoutOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from '../../components/layout/brand';
import { SchemeSwitch } from '../../components/layout/scheme-switch';
import { OUT_OF_SIGHT } from '../../components/display/out-of-sight';
import { palette } from '../../components/display/palette';
import { nameOf } from '../../lib/session/current-user';
import { useSession, useUser } from '../../lib/session/session-context';
import { entryStyle, Menu } from './menu';
import { inRail, MENU_WIDTH, RAIL_WIDTH } from './rail';

const Panel = styled('aside')({
  width: MENU_WIDTH,
  ...inRail({ width: RAIL_WIDTH }),
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  background: palette.ink.main,
  color: palette.ink.text,
  borderRight: `1px solid ${palette.ink.border}`,
  '& :focus-visible': { outlineColor: palette.ink.text, outlineOffset: -2 },
});

const Logout = styled('button')({
  ...entryStyle,
  gap: 6,
  padding: '0 8px',
  flexShrink: 0,
  fontSize: 12.5,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
  '& svg': { fontSize: 16 },
  ...inRail({ padding: 8, '& > span': OUT_OF_SIGHT }),
});
const Who = styled('div')({
  flex: 1,
  minWidth: 0,
  // the buttons stand below the name, which is read whole
  '@media (max-width: 767.95px)': { flexBasis: 'calc(100% - 38px)' },
  ...inRail(OUT_OF_SIGHT),
});
const Person = styled('div')({
  borderTop: `1px solid ${palette.ink.border}`,
  padding: '7px 10px',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '@media (max-width: 767.95px)': { flexWrap: 'wrap', gap: '4px 10px' },
  ...inRail({ flexDirection: 'column', padding: '7px 0' }),
});
const Top = styled('div')({
  height: 52,
  padding: '0 18px',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  ...inRail({ padding: 0, justifyContent: 'center', '& > span': { width: 26, overflow: 'hidden' } }),
});

export function Sidebar({ onPick, children }: { onPick?: () => void; children?: ReactNode }) {
  const user = useUser();
  const { signOut } = useSession();
  return (
    <Panel aria-label="Sidebar" data-sidebar>
      <Top>
        <Brand onInk />
      </Top>
      {children && <Box sx={{ px: 1.25, pb: 1.25 }}>{children}</Box>}
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: 1.25,
          pb: 0.5,
          scrollbarWidth: 'thin',
          scrollbarColor: `${palette.ink.active} transparent`,
        }}
      >
        <Menu onPick={onPick} />
      </Box>
      <Person>
        <Box
          component="img"
          src={user.profileImageUrl || '/default-avatar.svg'}
          alt=""
          sx={{ width: 28, height: 28, borderRadius: '50%', objectFit: 'cover' }}
        />
        <Who>
          <Box
            sx={{
              fontWeight: 580,
              lineHeight: '17px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {nameOf(user)}
          </Box>
          <Box sx={{ fontSize: 12, lineHeight: '15px', color: palette.ink.muted, textTransform: 'capitalize' }}>
            {user.role}
          </Box>
        </Who>
        <Box sx={{ display: { md: 'none' }, '& > span': { color: palette.ink.muted } }}>
          <SchemeSwitch />
        </Box>
        <Logout type="button" onClick={signOut} title="Logout">
          <LogoutOutlined /> <span>Logout</span>
        </Logout>
      </Person>
    </Panel>
  );
}
