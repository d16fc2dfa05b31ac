import { styled } from '@mui/material/styles';
import { palette } from '../../../components/display/palette';
import type { Tone } from '../../../components/display/status-chip';
import { RecordLink } from '../../../components/display/text-link';
import type { PracticeRow } from '../../../lib/api/api-types';
import { daysTone, isOpen, periodText, statusLabels } from './obligation-words';
import { whatOf } from './practice/grid/practice-columns';
import { leftText, shortLeft } from './practice/practice-groups';

const edge = (tone: Tone): string => (tone === 'neutral' ? palette.divider : palette[tone].main);

/** From this width on, in pixels, a chip says how it stands and who does it, too. */
const ROOMY = 190;

/** One line: which it is, as far as there is room, and how long there is. The edge says that in colour, too. */
const Chip = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ tone }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 24,
  padding: '0 3px',
  borderRadius: 6,
  border: `1px solid ${palette.divider}`,
  borderLeft: `3px solid ${edge(tone)}`,
  background: palette.background.paper,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: edge(tone), background: palette.background.default },
  '&[data-selected=true]': {
    background: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
  },
  '& a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // on the corner, where it takes no room from the name
  '& [data-missing]': {
    position: 'absolute',
    top: -5,
    left: -6,
    padding: '0 1px',
    borderRadius: 6,
    fontSize: 10,
    lineHeight: '12px',
    background: palette.background.paper,
    pointerEvents: 'none',
  },
  '& > small': { display: 'none', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 12 },
  [`@container (min-width: ${ROOMY}px)`]: {
    '& > small': { display: 'block', flexShrink: 3, color: palette.text.secondary },
  },
  // the whole chip opens the obligation; its box lies above
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  '& > :is(span, strong)': { marginLeft: 'auto', flexShrink: 0, fontSize: 11.5 },
  '& strong': { fontWeight: 640 },
  // the box takes its place when it is wanted: the line is short
  '@media (min-width: 1100px) and (hover: hover)': {
    '&:not(:hover, :focus-within, [data-selected=true]) > input': { position: 'absolute', opacity: 0 },
  },
}));
const Box = styled('input')({
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  width: 14,
  height: 14,
  margin: 0,
  accentColor: palette.primary.main,
  cursor: 'pointer',
  // as large as a finger
  '@media (max-width: 767.95px)': { width: 24, height: 24, margin: '4px 4px 4px 0' },
});

interface ObligationChipProps {
  row: PracticeRow;
  to: string;
  /** Its kind is not the name of its column alone. */
  mixed: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** '3Q2026' is '3Q26': beside the days there is room for no more. */
const shortPeriod = (period: string): string => period.replace(/^(\dQ)\d\d(\d\d)$/, '$1$2');

/**
 * An obligation in its cell, on one line. How it stands and who does it is read where there is room, and told with what
 * it lacks where it is pointed at.
 */
export function ObligationChip({ row, to, mixed, selected, onSelect }: ObligationChipProps) {
  const { state, daysLeft, missing, subjectName, title, assignedName } = row;
  const period = periodText(row.period);
  const tone = isOpen(state) ? daysTone(daysLeft) : 'neutral';
  const name = mixed ? title : (subjectName ?? shortPeriod(period));
  const whole = [...new Set([title, subjectName, period])].filter(Boolean).join(', ');
  const told = [
    whole,
    statusLabels[state],
    leftText(row),
    missing.length > 0 && `missing: ${missing.join('; ')}`,
    assignedName,
  ];
  const Left = tone === 'error' ? 'strong' : 'span';
  return (
    <Chip tone={tone} data-selected={selected} title={told.filter(Boolean).join('\n')}>
      <Box
        type="checkbox"
        aria-label={`Select ${whatOf(row)}, ${period}`}
        data-print="none"
        checked={selected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <RecordLink to={to} aria-label={whole}>
        {missing.length > 0 && (
          <span aria-hidden data-missing>
            ⚠
          </span>
        )}
        {name}
      </RecordLink>
      <small aria-hidden>{[statusLabels[state], assignedName].filter(Boolean).join(' · ')}</small>
      <Left>{shortLeft(row)}</Left>
    </Chip>
  );
}
