import { styled } from '@mui/material/styles';
import { FactList } from '../../../components/display/fact-list';
import { palette } from '../../../components/display/palette';
import type { AuditFact } from '../../../lib/api/api-types';
import { Folded } from '../../../components/layout/folded';

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

type Raw = Pick<AuditFact, 'type' | 'stream' | 'version' | 'data' | 'metadata'>;

/** The fact as the log has it, folded away. */
export function RawFact({ type, stream, version, data, metadata }: Raw) {
  return (
    <Folded title="Raw fact">
      <FactList
        facts={[
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
