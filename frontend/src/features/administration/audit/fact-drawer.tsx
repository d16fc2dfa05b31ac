import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/display/fact-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import type { AuditFact } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { FactChanges } from './fact-changes';
import { actorOf, FactRecord } from './fact-columns';
import { Pieces } from './fact-sentence';
import { RawFact } from './raw-fact';

export function FactDrawer({ fact, onClose }: { fact: AuditFact; onClose: () => void }) {
  const { metadata } = fact;
  return (
    <DetailDrawer title={fact.words} subtitle={`No. ${fact.position}`} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Pieces pieces={fact.sentence} />
        </Typography>
        <FactList
          facts={[
            ['Who', [actorOf(fact), metadata.role].filter(Boolean).join(' · ')],
            ['When', formatDateTime(fact.recordedAt)],
            ['Record', <FactRecord fact={fact} />],
          ]}
        />
        {fact.changes.length > 0 && (
          <section>
            <Typography variant="h3" sx={{ mb: 1 }}>
              What changed
            </Typography>
            <FactChanges changes={fact.changes} />
          </section>
        )}
        <RawFact {...fact} />
      </Box>
    </DetailDrawer>
  );
}
