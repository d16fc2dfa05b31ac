import { styled } from '@mui/material/styles';
import { palette } from '../../../components/display/palette';
import type { Tone } from '../../../components/display/status-chip';
import { RecordLink } from '../../../components/display/text-link';
import type { PracticeRow } from '../../../lib/api/api-types';
import { daysTone, isOpen, periodText, statusLabels, statusTones } from './obligation-words';
import { whatOf } from './practice/grid/practice-columns';
import { leftText } from './practice/practice-groups';

const edge = (tone: Tone): string => (tone === 'neutral' ? palette.divider : palette[tone].main);

const Chip = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ tone }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 6px',
  padding: '5px 8px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  borderLeft: `3px solid ${edge(tone)}`,
  background: palette.background.paper,
  fontSize: 12.5,
  lineHeight: '18px',
  '&:hover': { borderColor: edge(tone), background: palette.background.default },
  '&[data-selected=true]': {
    background: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
  },
  // the whole chip opens the obligation; its box lies above
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& small': { display: 'block', fontSize: 12, color: palette.text.secondary, overflowWrap: 'anywhere' },
}));
const Box = styled('input')({
  position: 'relative',
  zIndex: 1,
  width: 16,
  height: 16,
  margin: '1px 0 0',
  accentColor: palette.primary.main,
  cursor: 'pointer',
  // as large as a finger
  '@media (max-width: 767.95px)': { width: 24, height: 24, margin: 0 },
});
/** The dot says the state in colour, the edge how near the day is; the words say both. */
const Words = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ tone }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  fontSize: 12,
  '& > *': { whiteSpace: 'nowrap' },
  '& > span:first-of-type::before': {
    content: '""',
    display: 'inline-block',
    width: 7,
    height: 7,
    marginRight: 6,
    borderRadius: '50%',
    background: tone === 'neutral' ? palette.text.secondary : palette[tone].main,
  },
  '& strong': { fontWeight: 640 },
}));

interface ObligationChipProps {
  row: PracticeRow;
  to: string;
  /** Its kind is not the name of its column alone. */
  mixed: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** An obligation in its cell: which, how it stands, how long it has, what it lacks and who does it. */
export function ObligationChip({ row, to, mixed, selected, onSelect }: ObligationChipProps) {
  const { state, daysLeft, missing, subjectName, title, assignedName } = row;
  const period = periodText(row.period);
  const tone = isOpen(state) ? daysTone(daysLeft) : 'neutral';
  const name = mixed ? title : (subjectName ?? period);
  const rest = [mixed && subjectName, name !== period && period].filter(Boolean).join(' · ');
  return (
    <Chip tone={tone} data-selected={selected}>
      <Box
        type="checkbox"
        aria-label={`Select ${whatOf(row)}, ${period}`}
        data-print="none"
        checked={selected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <div>
        <RecordLink to={to} aria-label={[...new Set([title, subjectName, period])].filter(Boolean).join(', ')}>
          {name}
        </RecordLink>
        {rest && <small>{rest}</small>}
        <Words tone={statusTones[state]}>
          <span>{statusLabels[state]}</span>
          {tone === 'error' ? <strong>{leftText(row)}</strong> : <span>{leftText(row)}</span>}
        </Words>
        {missing.length > 0 && (
          <small title={missing.join('; ')}>
            <span aria-hidden>⚠ </span>
            {missing.length} missing
          </small>
        )}
        {assignedName && <small>{assignedName}</small>}
      </div>
    </Chip>
  );
}
