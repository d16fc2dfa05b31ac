import type { AccessLevel } from '../../lib/api/api-types';
import { accessLevelLabels } from '../../lib/format/labels';
import { StatusChip, type Tone } from './status-chip';

const tones: Record<AccessLevel, Tone> = {
  advanced: 'success',
  standard: 'info',
  basic: 'neutral',
  restricted: 'error',
};

export function AccessLevelBadge({ level }: { level: AccessLevel }) {
  return <StatusChip tone={tones[level]} label={accessLevelLabels[level]} />;
}
