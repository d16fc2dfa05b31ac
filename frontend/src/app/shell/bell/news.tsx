import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OUT_OF_SIGHT } from '../../../components/display/out-of-sight';
import { palette } from '../../../components/display/palette';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import type { Notifications } from '../../../lib/api/api-types';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { addressOfNews, useRead } from './notifications';

const List = styled('ul')({
  listStyle: 'none',
  margin: '4px 0 0',
  padding: 0,
  width: '100%',
  maxHeight: 'min(360px, 55vh)',
  overflowY: 'auto',
});
const Entry = styled(Link)({
  display: 'block',
  padding: '8px 6px 8px 18px',
  position: 'relative',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${palette.divider}`,
  overflowWrap: 'anywhere',
  '&:hover strong': { color: palette.primary.main },
  '& strong': { display: 'block', fontWeight: 480 },
  '&[data-unread=true] strong': { fontWeight: 640 },
  '&[data-unread=true]::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 15,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: palette.primary.main,
  },
  '& small': { color: palette.text.secondary },
});
const Unread = styled('span')(OUT_OF_SIGHT);

interface NewsProps {
  news: UseQueryResult<Notifications>;
  onLeave: () => void;
}

/** What happened to records in scope; reading one, or all, is kept. */
export function News({ news, onLeave }: NewsProps) {
  const read = useRead();
  const isTheirs = useCan('portal.read');
  if (news.data === undefined)
    return news.isError ? (
      <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <span>{sentenceFor(news.error)}</span>
        <Button size="small" onClick={() => void news.refetch()}>
          Try again
        </Button>
      </Box>
    ) : (
      <Box sx={{ width: '100%' }}>
        <SkeletonList rows={2} height={44} />
      </Box>
    );
  const { unread, items } = news.data;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, width: '100%' }}>
        <Typography variant="h3" component="h2">
          {unread > 0 ? `${unread} unread` : 'You are all caught up'}
        </Typography>
        {unread > 0 && (
          <Button size="small" disabled={read.isPending} onClick={() => read.mutate(null)}>
            Mark all as read
          </Button>
        )}
      </Box>
      {items.length === 0 ? (
        <Typography color="textSecondary">News about your work will show up here.</Typography>
      ) : (
        <List aria-label="News" tabIndex={0}>
          {items.map((item) => (
            <li key={item.id}>
              <Entry
                to={addressOfNews(item, isTheirs)}
                data-unread={!item.isRead}
                onClick={() => {
                  if (!item.isRead) read.mutate([item.id]);
                  onLeave();
                }}
              >
                <strong>
                  {item.title}
                  {!item.isRead && <Unread>, unread</Unread>}
                </strong>
                <span>{item.text}</span>{' '}
                <small>
                  <time dateTime={item.at}>
                    {item.kind === 'reminder' ? formatDate(item.at) : formatDateTime(item.at)}
                  </time>
                </small>
              </Entry>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
