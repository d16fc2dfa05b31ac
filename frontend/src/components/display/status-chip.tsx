import { styled } from '@mui/material/styles';
import { palette } from './palette';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ tone }) => {
  const color = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '1px 9px 1px 8px',
    borderRadius: 999,
    fontSize: 12,
    lineHeight: '20px',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    width: 'fit-content',
    maxWidth: '100%',
    height: 'fit-content',
    color: palette.text.primary,
    background: `color-mix(in srgb, ${color} 12%, ${palette.background.paper})`,
    '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', background: color, flexShrink: 0 },
  };
});

/** What does not fit ends in three dots, and the chip keeps its shape. */
const Words = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** A colour never stands alone: the word says the same. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Chip tone={tone} data-chip>
      <Words>{label}</Words>
    </Chip>
  );
}

/** The chip of a kind's status: its words, and how each is to be taken. */
export const chipOf = <Status extends string>(
  labels: Readonly<Record<Status, string>>,
  tones: Readonly<Record<Status, Tone>>,
) =>
  function StatusOf({ status }: { status: Status }) {
    return <StatusChip tone={tones[status]} label={labels[status]} />;
  };
