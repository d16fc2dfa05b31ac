import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { palette } from '../../components/palette';
import { Bell } from './bell';
import { SchemeSwitch } from '../../components/scheme-switch';
import { SystemBadge } from './system-badge';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  height: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 24px',
  background: palette.background.paper,
  borderBottom: `1px solid ${palette.divider}`,
  '@media (max-width: 767.95px)': { padding: '0 8px', gap: 2 },
});

const desktop = { xs: 'none', md: 'inline-flex' };
const mobile = { xs: 'inline-flex', md: 'none' };
const modifier = /mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

export function Header({ title, onMenu, onSearch }: { title: string; onMenu: () => void; onSearch: () => void }) {
  return (
    <Bar>
      <IconButton aria-label="Open menu" onClick={onMenu} sx={{ display: mobile, width: 44, height: 44 }}>
        <MenuOutlined />
      </IconButton>
      <Box
        sx={{
          fontSize: 15,
          fontWeight: 620,
          flex: { xs: 1, md: 'none' },
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'flex' }, justifyContent: 'center', px: 2 }}>
        <ButtonBase
          onClick={onSearch}
          sx={{
            width: '100%',
            maxWidth: 380,
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
          <Box component="kbd" sx={{ ml: 'auto', font: 'inherit', fontSize: 12 }}>
            {modifier} K
          </Box>
        </ButtonBase>
      </Box>
      <Button
        component={Link}
        to="/"
        color="inherit"
        startIcon={<HomeOutlined />}
        size="small"
        sx={{ display: desktop }}
      >
        Home
      </Button>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <SystemBadge />
      </Box>
      <IconButton aria-label="Search" onClick={onSearch} sx={{ display: mobile, width: 40, height: 44 }}>
        <Search />
      </IconButton>
      <SchemeSwitch />
      <Bell />
      <IconButton component={Link} to="/profile" aria-label="Profile" title="Profile" sx={{ width: 40, height: 40 }}>
        <PersonOutlined />
      </IconButton>
    </Bar>
  );
}
