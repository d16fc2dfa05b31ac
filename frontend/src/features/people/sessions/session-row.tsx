import DevicesOutlined from '../../../generated/icons/DevicesOutlined';
import PhoneIphoneOutlined from '../../../generated/icons/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '../../../components/display/palette';
import { StatusChip } from '../../../components/display/status-chip';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { OwnSession } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { sentenceFor } from '../../../lib/api/problem';
import { deviceSubject } from '../../../lib/subjects';
import { useEndSession } from './sessions';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '12px 20px',
  borderTop: `1px solid ${palette.divider}`,
});

const PHONE = /iphone|ipad|android|mobile/i;

export function SessionRow({ session }: { session: OwnSession }) {
  const end = useEndSession();
  const run = () =>
    end.mutate(session.id, {
      onSuccess: () =>
        toast.success(`${session.device} is signed out.`, deviceSubject(session.device), { title: 'Signed out' }),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Row>
      <Box aria-hidden sx={{ color: 'text.secondary', display: 'grid' }}>
        {PHONE.test(session.device) ? <PhoneIphoneOutlined /> : <DevicesOutlined />}
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', fontWeight: 560 }}>
          {session.device}
          {session.current && <StatusChip tone="success" label="This device" />}
        </Box>
        <Typography variant="body2" color="textSecondary" className="tabular" sx={{ overflowWrap: 'anywhere' }}>
          {session.address} · signed in {formatDateTime(session.startedAt)} · last active{' '}
          {session.current ? 'now' : formatDateTime(session.lastSeenAt)}
        </Typography>
      </Box>
      {!session.current && (
        <Button
          size="small"
          variant="outlined"
          loading={end.isPending}
          onClick={run}
          sx={{ ml: { xs: '38px', sm: 0 } }}
          aria-label={`Sign out ${session.device}, ${session.address}`}
        >
          Sign out
        </Button>
      )}
    </Row>
  );
}
