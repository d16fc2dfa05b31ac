import LogoutOutlined from '../../generated/icons/LogoutOutlined';
import Box from '@mui/material/Box';
import { styled, type CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from '../../components/layout/brand';
import { palette } from '../../components/display/palette';
import { useFirm } from '../../lib/firm';
import { nameOf } from '../../lib/session/current-user';
import { useSession, useUser } from '../../lib/session/session-context';
import { currentEntry, navigationFor, type NavItem } from './navigation';

const Panel = styled('aside')({
  width: 240,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  background: palette.ink.main,
  color: palette.ink.text,
  borderRight: `1px solid ${palette.ink.border}`,
  '& :focus-visible': { outlineColor: palette.ink.text, outlineOffset: -2 },
});

const entry: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 34,
  padding: '0 10px',
  borderRadius: 7,
  color: palette.ink.muted,
  fontWeight: 520,
  textDecoration: 'none',
  '& svg': { fontSize: 18 },
  '&:hover': { background: palette.ink.hover, color: palette.ink.text },
  '&[aria-current=page]': { background: palette.ink.active, color: palette.ink.text },
  '@media (max-width: 767.95px)': { minHeight: 44 },
};

const Item = styled(Link)(entry);
const Logout = styled('button')({
  ...entry,
  width: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 520,
  cursor: 'pointer',
});

interface ItemsProps {
  items: readonly NavItem[];
  current: NavItem | undefined;
  onPick: (() => void) | undefined;
}

const Items = ({ items, current, onPick }: ItemsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
    {items.map((item) => (
      <li key={item.to}>
        <Item to={item.to} aria-current={item === current ? 'page' : undefined} onClick={onPick}>
          {item.icon && <item.icon />}
          {item.label}
        </Item>
      </li>
    ))}
  </Box>
);

export function Sidebar({ onPick, children }: { onPick?: () => void; children?: ReactNode }) {
  const user = useUser();
  const { signOut } = useSession();
  const firm = useFirm();
  const { main, backOffice } = navigationFor(user, firm);
  const current = currentEntry([...main, ...backOffice], useLocation().pathname);
  const shared = { current, onPick };
  return (
    <Panel aria-label="Sidebar" data-sidebar>
      <Box sx={{ px: 2.25, height: 56, display: 'flex', alignItems: 'center', flexShrink: 0 }}>
        <Brand onInk />
      </Box>
      {children && <Box sx={{ px: 1.25, pb: 1.25 }}>{children}</Box>}
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: 1.25,
          pb: 1.5,
          scrollbarWidth: 'thin',
          scrollbarColor: `${palette.ink.active} transparent`,
        }}
      >
        <Items items={main} {...shared} />
        {backOffice.length > 0 && (
          <Box component="hr" sx={{ border: 0, borderTop: `1px solid ${palette.ink.border}`, mx: 1, my: 1.25 }} />
        )}
        <Items items={backOffice} {...shared} />
      </Box>
      <Box sx={{ borderTop: `1px solid ${palette.ink.border}`, p: 1.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1, py: 0.5 }}>
          <Box
            component="img"
            src={user.profileImageUrl || '/default-avatar.svg'}
            alt=""
            sx={{ width: 32, height: 32, borderRadius: '50%', objectFit: 'cover' }}
          />
          <Box sx={{ flex: 1, minWidth: 0, lineHeight: '17px' }}>
            <Box sx={{ fontWeight: 580, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {nameOf(user)}
            </Box>
            <Box sx={{ fontSize: 12, color: palette.ink.muted, textTransform: 'capitalize' }}>{user.role}</Box>
          </Box>
        </Box>
        <Logout type="button" onClick={signOut}>
          <LogoutOutlined /> Logout
        </Logout>
      </Box>
    </Panel>
  );
}
