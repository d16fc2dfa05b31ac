import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { palette } from '../display/palette';

const Item = styled(NavLink)({
  padding: '9px 0',
  marginBottom: -1,
  whiteSpace: 'nowrap',
  color: palette.text.secondary,
  fontWeight: 560,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: palette.text.primary },
  '&[aria-current=page], &[data-holds]': { color: palette.primary.main, borderColor: palette.primary.main },
});

export interface LinkTab {
  to: string;
  label: string;
  end?: boolean;
  /** Another page that stands on it. */
  holds?: string;
}

/** Tabs that are addresses: they can be linked, opened in a new window, and the back button works. */
export function LinkTabs({ tabs, label }: { tabs: readonly LinkTab[]; label: string }) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-current=page], [data-holds]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={strip}
      aria-label={label}
      sx={{
        display: 'flex',
        // on a phone the word that is cut says that there is more; beside the actions of a page a laptop shows all
        gap: { xs: 1.75, sm: 3, lg: 1.75, xl: 3 },
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        scrollbarWidth: 'none',
      }}
    >
      {tabs.map((tab) => (
        <Item
          key={tab.to}
          to={tab.to}
          end={tab.end ?? false}
          {...(tab.holds && pathname.startsWith(tab.holds) && { 'data-holds': '' })}
        >
          {tab.label}
        </Item>
      ))}
    </Box>
  );
}
