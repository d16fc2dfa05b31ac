import HomeOutlined from '../../generated/icons/HomeOutlined';
import MenuOutlined from '../../generated/icons/MenuOutlined';
import PersonOutlined from '../../generated/icons/PersonOutlined';
import Search from '../../generated/icons/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { palette } from '../../components/display/palette';
import { SchemeSwitch } from '../../components/layout/scheme-switch';
import { Bell } from './bell/bell';
import { ClientChoice } from './client-choice/client-choice';
import { SystemBadge } from './system-badge';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  height: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 32px',
  background: palette.background.paper,
  borderBottom: `1px solid ${palette.divider}`,
  '@media (max-width: 1099.95px)': { padding: '0 24px', gap: 4 },
  '@media (max-width: 767.95px)': { padding: '0 8px', gap: 2 },
  '@media print': { position: 'static', padding: 0, border: 0, '& > :not([data-print=stays])': { display: 'none' } },
});

/** Where pages put their title. */
const Title = styled('div')({
  flex: 1,
  minWidth: 0,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > h1': { fontSize: 17, lineHeight: '22px', whiteSpace: 'nowrap' },
  // what a page is about is read whole: on two lines where one is too short
  '& > p': { fontSize: 12.5, lineHeight: '15px', maxHeight: 30, textWrap: 'balance' },
  '@media (max-width: 767.95px)': { '& > p': { display: 'none' } },
});

const wide = { xs: 'none', lg: 'inline-flex' };
const narrow = { xs: 'inline-flex', lg: 'none' };
const phone = { xs: 'inline-flex', md: 'none' };
const small = { width: 40, height: { xs: 44, md: 40 } };
const modifier = /mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

interface HeaderProps {
  title: Ref<HTMLDivElement>;
  onMenu: () => void;
  onSearch: () => void;
}

export function Header({ title, onMenu, onSearch }: HeaderProps) {
  return (
    <Bar>
      <IconButton aria-label="Open menu" onClick={onMenu} sx={{ display: phone, width: 44, height: 44 }}>
        <MenuOutlined />
      </IconButton>
      <Title ref={title} data-print="stays" />
      <ClientChoice />
      <ButtonBase
        onClick={onSearch}
        sx={{
          display: wide,
          width: { lg: 200, xl: 320 },
          justifyContent: 'flex-start',
          gap: 1,
          height: 34,
          px: 1.25,
          borderRadius: '8px',
          border: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          bgcolor: 'background.default',
        }}
      >
        <Search sx={{ fontSize: 18 }} /> Search
        <kbd style={{ marginLeft: 'auto', font: 'inherit', fontSize: 12 }}>{modifier} K</kbd>
      </ButtonBase>
      <IconButton aria-label="Search" onClick={onSearch} sx={{ display: narrow, ...small }}>
        <Search />
      </IconButton>
      <IconButton
        component={Link}
        to="/"
        aria-label="Home"
        title="Home"
        sx={{ ...small, display: { xs: 'none', md: 'inline-flex' } }}
      >
        <HomeOutlined />
      </IconButton>
      <SystemBadge />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <SchemeSwitch />
      </Box>
      <Bell />
      <IconButton component={Link} to="/profile" aria-label="Profile" title="Profile" sx={small}>
        <PersonOutlined />
      </IconButton>
    </Bar>
  );
}
