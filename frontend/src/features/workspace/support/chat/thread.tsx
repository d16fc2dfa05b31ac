import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { palette } from '../../../../components/display/palette';
import type { SupportMessage, SupportRequest } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { Answer } from './answer';
import { useMayAnswer } from '../support-kit';
import { threadQuery } from '../support-queries';

const Said = styled('li')({
  padding: '10px 12px',
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-from=staff]': {
    background: `color-mix(in srgb, ${palette.primary.main} 8%, ${palette.background.paper})`,
  },
});

const Message = ({ from, name, message, at }: Omit<SupportMessage, 'nr'>) => (
  <Said data-from={from}>
    <Typography component="div" color="textSecondary" sx={{ fontSize: 12.5, mb: 0.25, whiteSpace: 'normal' }}>
      <strong>{name}</strong>
      {from === 'staff' ? ' · Support' : ''} · <time dateTime={at}>{formatDateTime(at)}</time>
    </Typography>
    {message}
  </Said>
);

/** What was asked and answered, oldest first, and where the next message is written. */
export function Thread({ request }: { request: SupportRequest }) {
  const titleId = useId();
  const mayAnswer = useMayAnswer();
  const { id, description, createdAt, userName, status } = request;
  const found = useQuery(threadQuery(id));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Typography id={titleId} variant="h3">
        Thread
      </Typography>
      <Box component="ol" aria-label="Messages" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        <Message from="requester" name={userName ?? 'Request'} message={description} at={createdAt} />
        {found.data?.map((message) => (
          <Message key={message.nr} {...message} />
        ))}
      </Box>
      {found.isError ? (
        <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        found.data === undefined && <SkeletonList rows={2} height={56} />
      )}
      {status === 'closed' ? (
        <Typography color="textSecondary">This request is closed. Please open a new one.</Typography>
      ) : (
        mayAnswer && <Answer request={request} />
      )}
    </Box>
  );
}
