import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/fact-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { palette } from '../../../components/palette';
import type { AuditFact } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { useRecordNames } from '../../../lib/use-record-names';
import { actorOf, FactRecord } from './fact-columns';

const Json = styled('pre')({
  margin: 0,
  padding: '12px 14px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  background: palette.background.default,
  fontSize: 12.5,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export function FactDrawer({ fact, onClose }: { fact: AuditFact; onClose: () => void }) {
  const nameOf = useRecordNames([fact]);
  const { metadata } = fact;
  return (
    <DetailDrawer title={fact.words} subtitle={`${fact.type} · no. ${fact.position}`} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <FactList
          facts={[
            ['Who', [actorOf(fact), metadata.role].filter(Boolean).join(' · ')],
            ['When', formatDateTime(fact.recordedAt)],
            ['Record', <FactRecord fact={fact} name={nameOf(fact)} />],
            ['Stream', fact.stream],
            ['Version', fact.version],
            ['Source', metadata.source],
            ['Request', metadata.requestId],
            ['Correlation', metadata.correlationId],
            ['Caused by', metadata.causation],
          ]}
        />
        <section>
          <Typography variant="h3" sx={{ mb: 1 }}>
            Data
          </Typography>
          <Json>{JSON.stringify(fact.data, null, 2)}</Json>
        </section>
      </Box>
    </DetailDrawer>
  );
}
