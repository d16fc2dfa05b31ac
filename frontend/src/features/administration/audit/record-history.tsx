import HistoryOutlined from '../../../generated/icons/HistoryOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { palette } from '../../../components/display/palette';
import type { Kind } from '../../../generated/kinds';
import { api } from '../../../lib/api/api-client';
import type { HistoryStep } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { roots } from '../../../lib/api/query-roots';
import { EventChanges } from './event-changes';
import { Pieces } from './event-sentence';
import { Folded } from '../../../components/layout/folded';
import { RawEvent } from './raw-event';

export type RecordKind = Kind;

const Timeline = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', paddingLeft: 26, paddingBottom: 22 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: palette.primary.main,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 20,
    bottom: -2,
    width: 1,
    background: palette.divider,
  },
});

export function RecordHistory({ kind, id }: { kind: RecordKind; id: string | number }) {
  const history = useQuery({
    queryKey: [...roots.history, kind, String(id)],
    queryFn: () => api.get<HistoryStep[]>(`/api/audit/records/${kind}/${id}`),
  });
  if (history.isPending) return <SkeletonList rows={4} height={56} />;
  if (history.isError) return <ErrorState error={history.error} onRetry={() => void history.refetch()} compact />;
  if (history.data.length === 0) {
    return (
      <EmptyState icon={<HistoryOutlined />} title="No history yet" compact>
        Every change to this record will be listed here.
      </EmptyState>
    );
  }
  return (
    <Timeline aria-label="History, newest first">
      {history.data.map((step) => (
        <li key={step.position}>
          <Box sx={{ overflowWrap: 'anywhere', '& strong': { fontWeight: 600 } }}>
            <Pieces pieces={step.sentence} open={{ kind, id: String(id) }} />
          </Box>
          <Box className="tabular" sx={{ fontSize: 12.5, color: 'text.secondary', mt: 0.25 }}>
            {formatDateTime(step.at)} · version {step.version}
          </Box>
          <Box sx={{ fontSize: 13, mt: 0.5 }}>
            {step.changes.length > 0 && (
              <Folded title="What changed" printed>
                <EventChanges changes={step.changes} />
              </Folded>
            )}
            {step.raw && <RawEvent {...step} {...step.raw} />}
          </Box>
        </li>
      ))}
    </Timeline>
  );
}
