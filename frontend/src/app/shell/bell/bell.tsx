import NotificationsNoneOutlined from '../../../generated/icons/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { palette } from '../../../components/display/palette';
import { SubjectLine } from '../../../components/toast/subject-line';
import { toasts } from '../../../components/toast/toast-store';
import { useOutsideClose } from '../../../components/layout/use-outside-close';
import { News } from './news';
import { notificationsQuery } from './notifications';

const Panel = styled('div')({
  position: 'absolute',
  right: 0,
  top: '100%',
  marginTop: 6,
  zIndex: 10,
  width: 'min(340px, calc(100vw - 24px))',
  padding: 16,
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  boxShadow: '0 12px 32px rgb(8 15 30 / 18%)',
});

const Count = styled('span')({
  position: 'absolute',
  top: 3,
  right: 3,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 640,
  background: palette.error.main,
  color: palette.background.paper,
});

const Notices = styled('ul')({
  listStyle: 'none',
  margin: '4px 0 0',
  padding: 0,
  width: '100%',
  maxHeight: 240,
  overflowY: 'auto',
  '& li': { padding: '8px 0', borderTop: `1px solid ${palette.divider}`, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { color: palette.text.secondary },
  '& p': { margin: '2px 0 0' },
});

/** Notices that came and went, for whoever looked away. */
const RecentNotices = ({ onLeave }: { onLeave: () => void }) => {
  const gone = useSyncExternalStore(toasts.subscribe, toasts.dismissed);
  if (gone.length === 0) return null;
  return (
    <Notices aria-label="Recent notices" tabIndex={0}>
      {gone.map(({ id, title, description, subject }) => (
        <li key={id}>
          <strong>{title}</strong>
          <span>{description}</span>
          {subject && <SubjectLine subject={subject} said={description} onLeave={onLeave} />}
        </li>
      ))}
    </Notices>
  );
};

export function Bell() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  useOutsideClose(area, () => setOpen(false));
  const news = useQuery(notificationsQuery);
  const count = news.data?.unread ?? 0;
  const leave = () => setOpen(false);
  return (
    <Box component="span" ref={area} sx={{ position: 'relative' }}>
      <IconButton
        title="Notifications"
        aria-label={count > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ width: 40, height: 40 }}
      >
        <NotificationsNoneOutlined />
        {count > 0 && <Count aria-hidden>{count}</Count>}
      </IconButton>
      {open && (
        <Panel role="dialog" aria-label="Notifications">
          <News news={news} onLeave={leave} />
          <RecentNotices onLeave={leave} />
        </Panel>
      )}
    </Box>
  );
}
