import { styled } from '@mui/material/styles';
import { DetailList } from '../../../components/display/detail-list';
import { palette } from '../../../components/display/palette';
import type { AuditEvent } from '../../../lib/api/api-types';
import { Folded } from '../../../components/layout/folded';

const Json = styled('pre')({
  margin: '10px 0 0',
  padding: '12px 14px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  background: palette.background.default,
  fontSize: 12.5,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

type Raw = Pick<AuditEvent, 'type' | 'stream' | 'version' | 'data' | 'metadata'>;

/** The event as the log has it, folded away. */
export function RawEvent({ type, stream, version, data, metadata }: Raw) {
  return (
    <Folded title="Raw fact">
      <DetailList
        details={[
          ['Type', type],
          ['Stream', stream],
          ['Version', version],
          ['Source', metadata.source],
          ['Request', metadata.requestId],
          ['Correlation', metadata.correlationId],
          ['Caused by', metadata.causation],
        ]}
      />
      <Json>{JSON.stringify(data, null, 2)}</Json>
    </Folded>
  );
}
