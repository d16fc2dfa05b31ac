import { styled } from '@mui/material/styles';
import { palette } from './palette';

const Bar = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '& span': { height: 4, borderRadius: 2, background: palette.divider },
  '& span[data-done=true]': { background: palette.primary.main },
  '&[data-finished=true] span': { background: palette.success.main },
});

/** How far something is on its way through these statuses; the word for it stands beside. */
export function StepBar({ statuses, status }: { statuses: readonly string[]; status: string }) {
  const reached = statuses.indexOf(status);
  return (
    <Bar aria-hidden data-finished={reached === statuses.length - 1}>
      {statuses.map((each, index) => (
        <span key={each} data-done={index <= reached} />
      ))}
    </Bar>
  );
}
