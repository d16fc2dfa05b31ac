import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KnownDetails } from '../../../components/display/detail-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import type { AuditEvent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { EventChanges } from './event-changes';
import { actorOf, EventRecord } from './event-columns';
import { Pieces } from './event-sentence';
import { RawEvent } from './raw-event';

export function EventView({ event, onClose }: { event: AuditEvent; onClose: () => void }) {
  const { metadata } = event;
  return (
    <DetailDrawer title={event.words} subtitle={`No. ${event.position}`} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Pieces pieces={event.sentence} />
        </Typography>
        <KnownDetails
          details={[
            ['Who', [actorOf(event), metadata.role].filter(Boolean).join(' · ')],
            ['When', formatDateTime(event.recordedAt)],
            ['Record', <EventRecord event={event} />],
          ]}
        />
        {event.changes.length > 0 && (
          <section>
            <Typography variant="h3" sx={{ mb: 1 }}>
              What changed
            </Typography>
            <EventChanges changes={event.changes} />
          </section>
        )}
        <RawEvent {...event} />
      </Box>
    </DetailDrawer>
  );
}
