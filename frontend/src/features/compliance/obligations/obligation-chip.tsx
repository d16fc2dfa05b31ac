import BlockOutlined from '../../../generated/icons/BlockOutlined';
import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import EventBusyOutlined from '../../../generated/icons/EventBusyOutlined';
import HourglassEmptyOutlined from '../../../generated/icons/HourglassEmptyOutlined';
import ScheduleOutlined from '../../../generated/icons/ScheduleOutlined';
import SendOutlined from '../../../generated/icons/SendOutlined';
import TaskAltOutlined from '../../../generated/icons/TaskAltOutlined';
import { styled } from '@mui/material/styles';
import { palette } from '../../../components/display/palette';
import type { Tone } from '../../../components/display/status-chip';
import { RecordLink } from '../../../components/display/text-link';
import type { ObligationStatus, PracticeRow } from '../../../lib/api/api-types';
import { daysTone, isOpen, periodText, statusLabels } from './obligation-words';
import { whatOf } from './practice/grid/practice-columns';
import { initialsOf, leftText, shortLeft } from './practice/practice-groups';

const edge = (tone: Tone): string => (tone === 'neutral' ? palette.divider : palette[tone].main);

/** From this width on, in pixels, a chip has one line. */
const ROOMY = 260;

/** Which it is, and below it how it stands, how long there is and who does it. The edge says that in color, too. */
const Chip = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ tone }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 24,
  padding: '1px 5px',
  borderRadius: 6,
  border: `1px solid ${palette.divider}`,
  borderLeft: `3px solid ${edge(tone)}`,
  background: palette.background.paper,
  fontSize: 12,
  lineHeight: '15px',
  '&:hover': { borderColor: edge(tone), background: palette.background.default },
  '&[data-selected=true]': {
    background: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
  },
  '& a': { minWidth: 0, flex: '1 1 100%', overflowWrap: 'anywhere' },
  '& > [data-standing]': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    flex: '1 1 100%',
    minWidth: 0,
    fontSize: 11.5,
    whiteSpace: 'nowrap',
    '& > svg': { fontSize: 14, color: palette.text.secondary },
    '& > small': { display: 'none', fontSize: 'inherit', color: palette.text.secondary },
    '& > abbr': {
      marginLeft: 'auto',
      padding: '0 3px',
      borderRadius: 4,
      fontSize: 10.5,
      lineHeight: '14px',
      textDecoration: 'none',
      color: palette.text.secondary,
      background: palette.background.default,
    },
    '& > strong': { fontWeight: 640 },
  },
  [`@container (min-width: ${ROOMY}px)`]: {
    flexWrap: 'nowrap',
    '& a': { flex: '1 1 auto' },
    '& > [data-standing]': { flex: '0 0 auto', '& > small': { display: 'inline' } },
  },
  // the whole chip opens the obligation; its box lies above
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  // the box takes its place when it is wanted, on the corner: the line is short
  '@media (min-width: 1100px) and (hover: hover)': {
    '& > input': { position: 'absolute', top: 2, right: 3 },
    '&:not(:hover, :focus-within, [data-selected=true]) > input': { opacity: 0 },
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

/** How it stands, as a picture with its word. */
const pictures: Record<ObligationStatus, typeof ScheduleOutlined> = {
  open: ScheduleOutlined,
  waiting: HourglassEmptyOutlined,
  ready: TaskAltOutlined,
  filed: SendOutlined,
  accepted: CheckCircleOutlined,
  not_applicable: BlockOutlined,
  lapsed: EventBusyOutlined,
};

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

/** An obligation in its cell: which it is, how it stands, how long there is, what it lacks and who does it. */
export function ObligationChip({ row, to, mixed, selected, onSelect }: ObligationChipProps) {
  const { state, daysLeft, missing, subjectName, title, assignedName } = row;
  const period = periodText(row.period);
  const tone = isOpen(state) ? daysTone(daysLeft) : 'neutral';
  // whose it is says the line already
  const subject = subjectName === row.clientName ? null : subjectName;
  const name = mixed ? title : (subject ?? shortPeriod(period));
  const whole = [...new Set([title, subjectName, period])].filter(Boolean).join(', ');
  const told = [
    whole,
    statusLabels[state],
    leftText(row),
    missing.length > 0 && `missing: ${missing.join('; ')}`,
    assignedName,
  ];
  const Picture = pictures[state];
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
        {name}
      </RecordLink>
      <span data-standing>
        <Picture titleAccess={statusLabels[state]} />
        <small aria-hidden>{statusLabels[state]}</small>
        <Left>{shortLeft(row)}</Left>
        {missing.length > 0 && (
          <span role="img" aria-label={missing.length === 1 ? '1 paper missing' : `${missing.length} papers missing`}>
            ⚠
          </span>
        )}
        {assignedName && <abbr title={assignedName}>{initialsOf(assignedName)}</abbr>}
      </span>
    </Chip>
  );
}
