import MailOutlined from '@mui/icons-material/MailOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { palette } from '../../../components/palette';
import { StatusChip, type Tone } from '../../../components/status-chip';
import { Surface } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import type { MailItem } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { useListParams } from '../../../lib/use-list-params';
import { mailsQuery } from '../api/demo-mail';

const Row = styled(Link)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '13px 20px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: `color-mix(in srgb, ${palette.primary.main} 4%, transparent)` },
  '&:focus-visible': { outlineOffset: -2 },
});

const tones: Record<MailItem['status'], Tone> = { sent: 'success', waiting: 'neutral', failed: 'error' };

export function MailList() {
  const params = useListParams();
  const list = useQuery(mailsQuery);
  if (list.isError) return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
  if (list.isPending) return <SkeletonList rows={6} height={56} />;
  if (list.data.length === 0) {
    return (
      <Surface>
        <EmptyState
          icon={<MailOutlined />}
          title="No mail yet"
          action={
            <Button variant="outlined" startIcon={<RefreshOutlined />} onClick={() => void list.refetch()}>
              Look again
            </Button>
          }
        >
          What Axlebook would send to customers lands here in demo mode.
        </EmptyState>
      </Surface>
    );
  }
  const from = params.page * params.limit;
  return (
    <>
      <Surface
        as="ul"
        aria-label="Mail"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          overflow: 'hidden',
          '& li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {list.data.slice(from, from + params.limit).map((mail) => (
          <li key={mail.id}>
            <Row to={`/dev/mail/${encodeURIComponent(mail.id)}`}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.subject}</Box>
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>To {mail.to}</Box>
              </Box>
              <Box className="tabular" sx={{ color: 'text.secondary' }}>
                {formatDateTime(mail.createdAt)}
              </Box>
              <Box sx={{ textTransform: 'capitalize' }}>
                <StatusChip tone={tones[mail.status]} label={mail.status} />
              </Box>
            </Row>
          </li>
        ))}
      </Surface>
      <Pager list={{ total: list.data.length }} params={params} />
    </>
  );
}
