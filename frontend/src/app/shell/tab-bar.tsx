import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { palette } from '../../components/display/palette';
import { useFirm } from '../../lib/firm';
import { useUser } from '../../lib/session/session-context';
import { currentEntry, navigationFor } from './navigation';

const Bar = styled('nav')({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 1100,
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media (max-width: 767.95px)': { display: 'grid' },
});

const Tab = styled(Link)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 58,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 560,
  color: palette.text.secondary,
  textDecoration: 'none',
  '& svg': { fontSize: 21 },
  '&[aria-current=page]': { color: palette.primary.main },
});

export function TabBar() {
  const { entries, tabs } = navigationFor(useUser(), useFirm());
  const current = currentEntry(entries, useLocation().pathname);
  return (
    <Bar aria-label="Quick navigation">
      {tabs.map((item) => (
        <Tab key={item.to} to={item.to} aria-current={item === current ? 'page' : undefined} aria-label={item.label}>
          {item.icon && <item.icon />}
          {item.short ?? item.label}
        </Tab>
      ))}
    </Bar>
  );
}
